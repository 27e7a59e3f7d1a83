import type { Me } from '@pietas/contract/session'
import type { User } from '@pietas/contract/users'
import { LogOut, type LucideIcon, MailPlus, ShieldOff, UserCheck, UserX } from 'lucide-react'
import type { MessageKey } from '../../kit/i18n'
import { deactivate, endSessions, inviteAgain, reactivate, resetCodes } from './change-staff'

/** Something that is done with the way in of somebody. */
export interface StaffAction {
  id: string
  label: MessageKey
  icon: LucideIcon
  destructive?: boolean
  /** Brings nothing where no mails leave the house. */
  needsMail?: boolean
  isFor: (user: Pick<User, 'state'>) => boolean
  run: (user: User) => Promise<unknown>
}

const inState =
  (state: User['state']) =>
  (user: Pick<User, 'state'>): boolean =>
    user.state === state

const all: readonly StaffAction[] = [
  { id: 'invite', label: 'user.invite', icon: MailPlus, needsMail: true, isFor: inState('INVITED'), run: inviteAgain },
  { id: 'end-sessions', label: 'user.end-sessions', icon: LogOut, isFor: inState('ACTIVE'), run: endSessions },
  { id: 'reset-codes', label: 'user.reset-codes', icon: ShieldOff, isFor: inState('ACTIVE'), run: resetCodes },
  {
    id: 'deactivate',
    label: 'user.deactivate',
    icon: UserX,
    destructive: true,
    isFor: ({ state }) => state !== 'DEACTIVATED',
    run: deactivate,
  },
  { id: 'reactivate', label: 'user.reactivate', icon: UserCheck, isFor: inState('DEACTIVATED'), run: reactivate },
]

/** What can be done, in the order in which it is offered. @param mail whether mails leave the house. */
export const staffActions = ({ mail }: Pick<Me['installation'], 'mail'>): readonly StaffAction[] =>
  all.filter(({ needsMail }) => mail || !needsMail)
