import type { User } from '@pietas/contract/users'
import { isProblem, refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { isMessageKey, type MessageKey, translate } from '../../kit/i18n'
import { unsaved } from '../../kit/leaving'

type Named = Pick<User, 'id' | 'firstName' | 'lastName'>

/** What the server says about a refusal. */
export function staffRefusal(error: unknown, otherwise: MessageKey): MessageKey {
  if (isProblem(error, 'FORBIDDEN')) return 'user.beyond-own'
  const [finding] = isProblem(error) ? (error.problem.errors ?? []) : []
  if (finding?.field === 'email' && finding.message === 'common.validation-not-unique') return 'user.email-taken'
  return finding && isMessageKey(finding.message) ? finding.message : otherwise
}

/** Asks for the staff anew, wherever it is shown. */
export const refreshStaff = () => refresh('users', 'user-groups')

async function tried(call: () => Promise<unknown>, failed: MessageKey): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    toast.error(staffRefusal(error, failed))
    return false
  } finally {
    void refreshStaff()
  }
}

const nameOf = ({ firstName, lastName }: Named) => ({ name: `${firstName} ${lastName}` })

/** Sends the invitation to sign in again. */
export async function inviteAgain({ id }: Named): Promise<void> {
  if (await tried(() => client.users.invite(id), 'user.invite-failed')) toast.success('user.invited')
}

/** Asks, and lets somebody in no more. Answers whether it was done. */
export async function deactivate(user: Named): Promise<boolean> {
  const isSure = await confirm({
    title: translate('user.deactivate-question', nameOf(user)),
    description: translate('user.deactivate-description'),
    confirm: translate('user.deactivate'),
    destructive: true,
  })
  if (!isSure || !(await tried(() => client.users.delete(user.id), 'user.deactivate-failed'))) return false
  toast.success('user.deactivated', { undo: () => void reactivate(user) })
  // Whatever was being changed about him is of no use any more.
  unsaved.forgetAll()
  return true
}

/** Lets somebody in again. */
export async function reactivate(user: Named): Promise<void> {
  if (!(await tried(() => client.users.reactivate(user.id), 'user.reactivate-failed'))) return
  toast.success('user.reactivated', { undo: () => void deactivate(user) })
}

/** Asks, and signs somebody out everywhere. */
export async function endSessions(user: Named): Promise<void> {
  const isSure = await confirm({
    title: translate('user.end-sessions-question', nameOf(user)),
    description: translate('user.end-sessions-description'),
    confirm: translate('user.end-sessions'),
  })
  if (isSure && (await tried(() => client.users.endSessions(user.id), 'user.end-sessions-failed')))
    toast.success('user.sessions-ended')
}

/** Asks, and turns the one-time codes of somebody off who has lost them. */
export async function resetCodes(user: Named): Promise<void> {
  const isSure = await confirm({
    title: translate('user.reset-codes-question', nameOf(user)),
    description: translate('user.reset-codes-description'),
    confirm: translate('user.reset-codes'),
    destructive: true,
  })
  if (isSure && (await tried(() => client.users.resetSecondFactor(user.id), 'user.reset-codes-failed')))
    toast.success('user.codes-reset')
}
