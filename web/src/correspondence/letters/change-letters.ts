import type { Letter } from '@pietas/contract/correspondence'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'

/** Everything that shows letters, or what becomes of them. */
export const refreshLetters = () => refresh('correspondence', 'process-counts', 'documents')

/** The letters of a process, the latest first. */
export const lettersQuery = (processId: number) => ({
  queryKey: ['correspondence', 'of-process', processId],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.correspondence.list(processId, { signal }),
})

/** Throws a draft away, and puts it back if that was not meant. */
export async function throwAway({ id, processId }: Letter): Promise<boolean> {
  try {
    await client.correspondence.delete(processId, id)
  } catch {
    toast.error('letter.delete-error')
    return false
  }
  toast.success('letter.deleted', { undo: () => void putBack(processId, id) })
  void refreshLetters()
  return true
}

async function putBack(processId: number, id: number) {
  try {
    await client.correspondence.restore(processId, id)
    toast.success('letter.restored')
  } catch {
    toast.error('letter.delete-error')
  }
  void refreshLetters()
}

/** Tries once more to send a mail that was given up. */
export async function sendAgain({ id, processId }: Letter): Promise<void> {
  try {
    await client.correspondence.sendAgain(processId, id)
    toast.success('letter.sent-again')
  } catch {
    toast.error('letter.send-again-error')
  }
  void refreshLetters()
}

/** Begins a new draft with what a finished letter says. @returns it, or nothing if that did not work. */
export async function copyToDraft(letter: Letter): Promise<Letter | undefined> {
  const { templateId, subject, content, header, footer, channel, attachLetter, attachmentIds } = letter
  const { name: _name, ...recipient } = letter.recipient
  try {
    const { items } = await client.correspondence.create(
      letter.processId,
      {
        ...{ templateId, subject, content, header, footer, channel, attachLetter, attachmentIds },
        state: 'DRAFT',
        recipients: [recipient],
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    void refreshLetters()
    return items[0]
  } catch {
    toast.error('letter.failed')
    return undefined
  }
}
