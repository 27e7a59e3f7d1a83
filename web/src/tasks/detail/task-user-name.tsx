import type { TaskUser } from '@pietas/contract/tasks'
import { useTranslation } from '../../kit/i18n'
import { UserName } from '../../users'
import * as words from './task-words.module.css'

/** Somebody who has a part in a task; who has left the house is named as such, for somebody else has to step in. */
export function TaskUserName({ user }: { user: TaskUser }) {
  const { t } = useTranslation()
  if (!user.deleted) return <UserName user={user} />
  return (
    <span className={words.taskDeleted} data-deleted>
      <UserName user={user} /> ({t('common.deleted')})
    </span>
  )
}
