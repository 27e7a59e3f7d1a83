import { fullName } from '@pietas/contract/persons'
import type { FollowUp, FollowUpState } from '@pietas/contract/quality'
import type { Tone } from '../../kit/theme'

/** What the state of a follow-up looks like. */
export const stateTones: Record<FollowUpState, Tone> = { DUE: 'blue', REACHED: 'green', NOT_CALLABLE: 'neutral' }

/** Whom to call. */
export const clientName = ({ clientPerson, clientBusinessPartner }: FollowUp): string =>
  clientPerson ? fullName(clientPerson) : (clientBusinessPartner?.name ?? '')

/** Under which number; null = nobody has noted one. */
export const phoneOf = ({ clientPerson, clientBusinessPartner }: FollowUp): string | null =>
  (clientPerson ?? clientBusinessPartner)?.phone ?? null
