import type { LetterChannel, LetterRecipient, PossibleRecipient, Template } from '@pietas/contract/correspondence'
import * as z from 'zod'

/** Somebody to whom a letter is to go, with what he is called on the screen. */
export interface PlannedRecipient extends LetterRecipient {
  name: string
}

/** A letter that is to be written, to one or many; without a template it begins empty. */
export interface PlannedLetter {
  template: Pick<Template, 'id' | 'name' | 'kinds'> | null
  channel: LetterChannel
  recipients: PlannedRecipient[]
}

export interface Plan {
  letters: PlannedLetter[]
}

/** What the form holds; what is wrong with a recipient the server says. */
export const planSchema = z.object({
  letters: z
    .array(z.custom<PlannedLetter>())
    .min(1, { error: 'letter.validation.template-required' })
    .refine((letters) => letters.every(({ recipients }) => recipients.length > 0), {
      error: 'letter.validation.recipient-required',
    }),
})

export const keyOf = ({ type, id, address, email }: LetterRecipient): string =>
  `${type} ${id ?? `${address ?? ''} ${email ?? ''}`}`

export const hasRecipient = (letter: PlannedLetter, recipient: LetterRecipient): boolean =>
  letter.recipients.some((one) => keyOf(one) === keyOf(recipient))

/** The letter with the recipient, or without one who was there already. */
export const toggled = (letter: PlannedLetter, recipient: PlannedRecipient): PlannedLetter => ({
  ...letter,
  recipients: hasRecipient(letter, recipient)
    ? letter.recipients.filter((one) => keyOf(one) !== keyOf(recipient))
    : [...letter.recipients, recipient],
})

/** Of somebody on record nothing is said but who he is: address and e-mail are read when it is printed. */
export const plannedOf = ({ type, id, name }: Pick<PossibleRecipient, 'type' | 'id' | 'name'>): PlannedRecipient => ({
  ...{ type, id, name, address: null, email: null },
})

/** A letter of a template: on paper, unless it is written for mails alone. */
export const letterOf = (template: PlannedLetter['template']): PlannedLetter => ({
  template,
  channel: !template || template.kinds.includes('LETTER') ? 'PRINT' : 'EMAIL',
  recipients: [],
})
