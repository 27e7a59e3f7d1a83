import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Letter } from '@pietas/contract/correspondence'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, MailPlus, RotateCw, Trash2 } from 'lucide-react'
import { DrawerSkeleton, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { formatInstant, joinParts, useTranslation } from '../../kit/i18n'
import { documentUrls } from '../../kit/media'
import { Tooltip } from '../../kit/tooltip'
import { lettersQuery, sendAgain, throwAway } from './change-letters'
import { LetterStateChip } from './letter-state'
import * as styles from './letters-tab.module.css'
import { subjectOf } from './subject-of'
import { useMayWrite } from './use-may-write'

const isDraft = ({ state }: Letter) => state === 'DRAFT'

/** The letters and mails of a process: what is still to be written first, then the latest. */
export function LettersTab({ process }: { process: Process }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const mayWrite = useMayWrite(process.legalEntityId) && process.status !== 'CANCELLED'
  const { data, error } = useQuery(lettersQuery(process.id))
  if (error) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton of="lines" />
  const letters = data.items.toSorted((one, other) => Number(isDraft(other)) - Number(isDraft(one)))
  const write = mayWrite && (
    <Button
      variant="contained"
      startIcon={<MailPlus size={18} />}
      onClick={() => void drawers.open('letter', { processId: process.id })}
    >
      {t('letter.write')}
    </Button>
  )
  if (letters.length === 0)
    return (
      <EmptyState title={t('letter.empty')} {...(mayWrite ? { hint: t('letter.empty-hint'), action: write } : {})} />
    )
  return (
    <div className={styles.letters}>
      {write && <div className={styles.head}>{write}</div>}
      <ul aria-label={t('letter.many')}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <LetterRow letter={letter} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LetterRow({ letter, mayWrite }: { letter: Letter; mayWrite: boolean }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { finishedBy: by, recipient } = letter
  const props = { letterId: letter.id, processId: letter.processId }
  const name = recipient.name ?? recipient.email ?? t('letter.nobody')
  return (
    <article className={styles.letter}>
      <LetterStateChip letter={letter} />
      <Link
        to={drawers.hrefOf('letter', props) as '/'}
        className={styles.open}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          void drawers.open('letter', props)
        }}
      >
        <span className={styles.recipient} dir="auto">
          {name}
        </span>
        {letter.subject && (
          <span className={styles.subject} dir="auto">
            {subjectOf(letter)}
          </span>
        )}
        <span className={`${styles.meta} numeric`}>
          {joinParts(
            [
              t(`letter.channel.${letter.channel}`),
              letter.template?.name,
              formatInstant(letter.finishedAt ?? letter.updatedAt),
              by && `${by.firstName} ${by.lastName}`,
            ],
            ' · ',
          )}
        </span>
      </Link>
      <div className={styles.ways}>
        {letter.documentAccessToken && (
          <Button
            size="small"
            href={documentUrls.content(letter.documentAccessToken)}
            target="_blank"
            rel="noopener"
            startIcon={<FileText size={16} />}
            aria-label={t('letter.open-pdf-of', { name })}
          >
            {t('letter.open-pdf')}
          </Button>
        )}
        {mayWrite && letter.mailState === 'FAILED' && (
          <Button size="small" startIcon={<RotateCw size={16} />} onClick={() => void sendAgain(letter)}>
            {t('letter.send-again')}
          </Button>
        )}
        {mayWrite && isDraft(letter) && (
          <Tooltip title={t('letter.delete')}>
            <IconButton aria-label={t('letter.delete-of', { name })} onClick={() => void throwAway(letter)}>
              <Trash2 size={18} />
            </IconButton>
          </Tooltip>
        )}
      </div>
      {letter.mailState === 'FAILED' && letter.mailError && (
        <p className={styles.why}>{t('letter.failed-because', { reason: letter.mailError })}</p>
      )}
    </article>
  )
}
