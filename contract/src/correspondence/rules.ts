import { type Finding, required } from '../kit'
import type { LetterChannel, LetterRecipient, LetterState } from './fields'

type Draft = {
  channel: LetterChannel
  state: LetterState
  content: string | null
  subject: string | null
}

/**
 * What is wrong with one of the recipients: of somebody on record it takes the record, of anybody else an address.
 *
 * @param at the field that holds it, such as `recipients.0`.
 */
export const checkRecipient = ({ type, id, address, email }: LetterRecipient, draft: Draft, at: string): Finding[] => {
  if (type !== 'FREE') return id === null ? [{ field: `${at}.id`, message: required }] : []
  if (draft.channel === 'PRINT')
    return address === null ? [{ field: `${at}.address`, message: 'letter.validation.address-required' }] : []
  return email === null ? [{ field: `${at}.email`, message: 'letter.validation.email-required' }] : []
}

/** What a finished letter must have: a text, and as a mail a subject. A draft may lack anything. */
export const checkLetter = ({ channel, state, content, subject }: Draft): Finding[] => {
  if (state === 'DRAFT') return []
  return [
    ...(content === null ? [{ field: 'content', message: required }] : []),
    ...(channel === 'EMAIL' && subject === null ? [{ field: 'subject', message: required }] : []),
  ]
}

/** What a finished letter must know of the one whom it is for, when his record has been read. */
export const checkReachable = (
  channel: LetterChannel,
  { address, email }: Pick<LetterRecipient, 'address' | 'email'>,
  at: string,
): Finding[] => {
  if (channel === 'PRINT' && address === null)
    return [{ field: `${at}.address`, message: 'letter.validation.address-required' }]
  if (channel === 'EMAIL' && email === null)
    return [{ field: `${at}.email`, message: 'letter.validation.email-required' }]
  return []
}
