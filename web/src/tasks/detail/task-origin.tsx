import type { Task } from '@pietas/contract/tasks'
import { useTranslation } from '../../kit/i18n'
import { Ago } from '../../kit/time'

/** When a task was created and by whom. */
export function TaskOrigin({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { author, createdAt } = task
  return (
    <>
      {t('task.created')} <Ago instant={createdAt} />
      {author && (
        <>
          {' · '}
          <bdi>{`${author.firstName} ${author.lastName}`}</bdi>
        </>
      )}
    </>
  )
}
