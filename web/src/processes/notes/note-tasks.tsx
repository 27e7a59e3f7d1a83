import type { Note } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import * as styles from './note-details.module.css'

const most = 20

/** The tasks that were made of a note, as far as one may see them, each opened by a click. */
export function NoteTasks({ note, onLeave }: { note: Note; onLeave: () => void }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { data } = useQuery({
    queryKey: ['tasks', activeLegalEntityId(), 'of-note', note.id],
    queryFn: ({ signal }) =>
      client.tasks.listOfProcess(note.processId, { query: { noteId: note.id, limit: most }, signal }),
  })
  if (!data || data.items.length === 0) return null
  const open = (taskId: number) => {
    onLeave()
    void drawers.open('task', { taskId, showDetails: true })
  }
  return (
    <>
      <dt>{t('note.tasks')}</dt>
      <dd>
        <ul className={styles.noteTasks}>
          {data.items.map(({ id, title, status }) => (
            <li key={id}>
              <button type="button" aria-label={t('note.open-task', { title })} onClick={() => open(id)}>
                <bdi>{title}</bdi>
              </button>
              {` · ${t(`task.status.${status}`)}`}
            </li>
          ))}
        </ul>
      </dd>
    </>
  )
}
