import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../kit/api/client'
import { useDrawers } from '../../../kit/drawer'
import { formatInstant, joinParts, useTranslation } from '../../../kit/i18n'
import { activeLegalEntityId } from '../../../kit/session'
import * as styles from './case-beside.module.css'

/** What somebody has noted last, and the way to note something oneself. */
export function LatestNote({ process, editable }: { process: Process; editable: boolean }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { data, error } = useQuery({
    queryKey: ['processes', activeLegalEntityId(), 'notes', process.id, 'latest'],
    queryFn: ({ signal }) => client.notes.list(process.id, { query: { limit: 1 }, signal }),
  })
  if (error && !data) return <p className={styles.failed}>{t('common.error')}</p>
  if (!data) return <div className={styles.waiting} aria-busy />
  const [note] = data.items
  const author = note?.author && `${note.author.firstName} ${note.author.lastName}`
  return (
    <div className={styles.note}>
      {note ? (
        <>
          <strong dir="auto">{note.subject}</strong>
          {note.text && (
            <p dir="auto" className={styles.noteText}>
              {note.text}
            </p>
          )}
          <span className={styles.noteBy}>{joinParts([author, formatInstant(note.createdAt)], ' · ')}</span>
        </>
      ) : (
        <span className={styles.noteBy}>{t('notes.empty')}</span>
      )}
      {editable && (
        <button
          type="button"
          className={styles.noteNew}
          onClick={() => void drawers.open('note', { processId: process.id })}
        >
          {t('note.create')}
        </button>
      )}
    </div>
  )
}
