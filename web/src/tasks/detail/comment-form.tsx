import { type TaskComment, taskCommentFields } from '@pietas/contract/tasks'
import { useState } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { Form, FormActions, fieldsOf, Section, useRecordForm } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'

const ofComment = fieldsOf<CommentValues>()('task.comment')

const { TextField } = ofComment

type CommentValues = { content: string | null }

/** Writes a comment; each new one gets an empty field. */
export function CommentForm({ taskId }: { taskId: number }) {
  const [written, setWritten] = useState(0)
  return <NewComment key={written} taskId={taskId} onSaved={() => setWritten(written + 1)} />
}

function NewComment({ taskId, onSaved }: { taskId: number; onSaved: () => void }) {
  const { t } = useTranslation()
  const { me } = useSession()
  const form = useRecordForm<CommentValues, TaskComment>({
    schema: taskCommentFields,
    mode: 'create',
    values: { content: null },
    quiet: true,
    draft: `${me.user.id}-task-comment-${taskId}`,
    save: (values, { idempotencyKey }) => client.taskComments.create(taskId, values as never, { idempotencyKey }),
    onSaved: () => {
      toast.success('task.components.details.comment.create-success')
      void refresh('tasks')
      onSaved()
    },
    onFailure: () => toast.error('task.components.details.comment.create-error'),
  })
  return (
    <Form
      form={form}
      fields={ofComment}
      title={t('task.comment')}
      actions={<FormActions saveLabel={t('task.comment-send')} />}
    >
      <Section>
        <TextField name="content" rows={[2, 8]} span={6} />
      </Section>
    </Form>
  )
}
