import Button from '@mui/material/Button'
import type { HistoryEntry } from '@pietas/contract/processes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { formatInstant, useTranslation } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { fieldWord, tellingChanges, valueWord } from './history-words'
import * as styles from './process-history.module.css'

/** Who changed what of a process and when, from what to what, the latest first. */
export function ProcessHistory({ processId }: { processId: number }) {
  const { t } = useTranslation()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['processes', activeLegalEntityId(), 'history', processId],
    queryFn: ({ pageParam: cursor, signal }) => client.processHistory.list(processId, { query: { cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  if (error) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton />
  return (
    <div className={styles.history}>
      <ol aria-label={t('process.tab.history')}>
        {data.pages
          .flatMap((page) => page.items)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation()
  const { actor, action, record, name } = entry
  const changes = tellingChanges(entry)
  return (
    <li className={styles.historyEntry}>
      <p className={styles.historyWhat}>
        <strong>
          {t('history.what', { record: t(`history.record.${record}`), action: t(`history.action.${action}`) })}
        </strong>
        {/* What is new says its name among its facts. */}
        {name && action !== 'create' && <bdi className={styles.historyName}>{name}</bdi>}
        <span>
          <bdi>{actor ? `${actor.firstName} ${actor.lastName}` : t('history.system')}</bdi>
          {' · '}
          <time dateTime={entry.at} className="numeric">
            {formatInstant(entry.at)}
          </time>
        </span>
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldWord(field, t)}</dt>
              <dd>
                {action === 'update' && (
                  <>
                    <Value text={valueWord(field, before, t)} was />
                    <span aria-hidden> → </span>
                  </>
                )}
                <Value text={valueWord(field, action === 'delete' ? before : after, t)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

function Value({ text, was = false }: { text: string; was?: boolean }) {
  const { t } = useTranslation()
  const word = text === '' ? <em>{t('form.merge.empty')}</em> : <bdi>{text}</bdi>
  return was ? <span className={styles.historyWas}>{word}</span> : <span>{word}</span>
}
