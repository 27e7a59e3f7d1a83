import Button from '@mui/material/Button'
import type { HistoryEntryOf, Page } from '@pietas/contract/kit'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { formatInstant, type MessageKey, useTranslation } from '../../kit/i18n'
import * as styles from './history-list.module.css'
import { type HistoryWords, tellingChanges } from './history-words'

interface HistoryListProps<Part extends string> {
  label: string
  queryKey: QueryKey
  load: (cursor: string, signal: AbortSignal) => Promise<Page<HistoryEntryOf<Part>>>
  words: HistoryWords
  /** What the parts of the record are called. */
  records: Record<Part, MessageKey>
}

/** Who changed what of a record and when, from what to what, the latest first. */
export function HistoryList<Part extends string>({ label, queryKey, load, words, records }: HistoryListProps<Part>) {
  const { t } = useTranslation()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) => load(cursor, signal),
    initialPageParam: '',
    getNextPageParam: (page: Page<HistoryEntryOf<Part>>) => page.nextCursor,
  })
  if (error) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton of="lines" />
  return (
    <div className={styles.history}>
      <ol aria-label={label}>
        {data.pages
          .flatMap((page) => page.items)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} words={words} record={t(records[entry.record])} />
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

interface EntryProps {
  entry: HistoryEntryOf<string>
  words: HistoryWords
  record: string
}

function Entry({ entry, words: { fieldWord, valueWord }, record }: EntryProps) {
  const { t } = useTranslation()
  const { actor, action, name } = entry
  const changes = tellingChanges(entry)
  return (
    <li className={styles.historyEntry}>
      <p className={styles.historyWhat}>
        <strong>{t('history.what', { record, action: t(`history.action.${action}`) })}</strong>
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
