import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Task, TaskComment } from '@pietas/contract/tasks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquarePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { useCommands } from '../../kit/commands'
import { DrawerSkeleton } from '../../kit/drawer'
import { confirm, toast } from '../../kit/feedback'
import { formatInstant, type Translate, useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { Tooltip } from '../../kit/tooltip'
import { UserName } from '../../users'
import { titleOf } from '../task-line'
import { CommentForm } from './comment-form'
import * as styles from './task-comments.module.css'
import { TaskSection } from './task-section'
import * as words from './task-words.module.css'

/** What is said of a complaint or a word of thanks, the oldest first: spec 3 section 5.2. */
export function TaskComments({ task }: { task: Task }) {
  const { t } = useTranslation()
  const taskId = task.id
  const end = useRef<HTMLDivElement>(null)
  useCommands(titleOf(task, t), [
    {
      id: 'task-comment',
      label: t('task.comment-command'),
      icon: MessageSquarePlus,
      run: () => end.current?.querySelector('textarea')?.focus(),
    },
  ])
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['tasks', 'comments', taskId],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.taskComments.list(taskId, { query: { cursor, limit: 100 }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  const comments = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <TaskSection title={t('task.comments')}>
      {error && !data && <p className={words.taskNothing}>{t('common.error')}</p>}
      {!error && !data && <DrawerSkeleton of="lines" />}
      {data && comments.length === 0 && <p className={words.taskNothing}>{t('task.no-comments')}</p>}
      <ul className={styles.taskComments}>
        {comments.map((comment) => (
          <Comment key={comment.id} taskId={taskId} comment={comment} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outlined" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('task.comments-more')}
        </Button>
      )}
      <div ref={end}>
        <CommentForm taskId={taskId} />
      </div>
    </TaskSection>
  )
}

async function deleteComment(taskId: number, comment: TaskComment, t: Translate): Promise<void> {
  const sure = await confirm({
    title: t('task.components.details.comment.delete-confirm'),
    confirm: t('common.delete'),
    destructive: true,
  })
  if (!sure) return
  try {
    await client.taskComments.delete(taskId, comment.id)
    toast.success('task.components.details.comment.delete-success')
  } catch {
    toast.error('task.components.details.comment.delete-error')
  }
  void refresh('tasks')
}

function Comment({ taskId, comment }: { taskId: number; comment: TaskComment }) {
  const { t } = useTranslation()
  const { me } = useSession()
  return (
    <li>
      <div className={styles.commentHead}>
        {comment.author && <UserName user={comment.author} />}
        <time dateTime={comment.createdAt} className="numeric">
          {formatInstant(comment.createdAt)}
        </time>
        {comment.createdBy === me.user.id && (
          <Tooltip title={t('task.components.details.comment.delete')}>
            <IconButton
              size="small"
              aria-label={t('task.components.details.comment.delete')}
              onClick={() => void deleteComment(taskId, comment, t)}
            >
              <Trash2 size={16} />
            </IconButton>
          </Tooltip>
        )}
      </div>
      <p className={words.taskNote} dir="auto">
        {comment.content}
      </p>
    </li>
  )
}
