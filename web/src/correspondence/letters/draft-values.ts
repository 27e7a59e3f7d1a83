import { type Letter, type LetterRecipient, letterFields } from '@pietas/contract/correspondence'
import { optionalEmail, optionalText } from '@pietas/contract/kit'
import type * as z from 'zod'
import { fieldsOf } from '../../kit/form'
import { LetterField, LineField } from '../editor/letter-fields'

/** What of a draft is written in its form; of the recipient only what differs from the record. */
export const draftSchema = letterFields
  .omit({ state: true })
  .extend({ address: optionalText(600), email: optionalEmail })

export type DraftValues = z.output<typeof draftSchema>

export const ofDraft = fieldsOf<DraftValues>()('letter', { LetterField, LineField })

export const valuesOf = ({ recipient, ...letter }: Letter): DraftValues => {
  const { subject, content, header, footer, channel, attachLetter, attachmentIds } = letter
  const { address, email } = recipient
  return { subject, content, header, footer, channel, attachLetter, attachmentIds, address, email }
}

/** The recipient with what the form says of him. */
export const recipientOf = (
  { recipient: { type, id } }: Letter,
  { address, email }: Pick<DraftValues, 'address' | 'email'>,
): LetterRecipient => ({ type, id, address, email: email?.includes('@') ? email : null })

/** What is sent of what has changed: a recipient always as a whole. */
export const changesOf = (letter: Letter, changed: Partial<DraftValues>, all: DraftValues) => {
  const { address, email, ...rest } = changed
  const isAnother = address !== undefined || email !== undefined
  return { ...rest, ...(isAnother ? { recipient: { ...recipientOf(letter, all), email: all.email } } : {}) }
}
