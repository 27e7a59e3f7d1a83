import type * as z from 'zod'
import { type Finding, required } from '../kit'
import type { LetterTemplateSettings, legalEntityFields } from './fields'

type Factoring = Partial<
  Pick<z.output<typeof legalEntityFields>, 'factoringProvider' | 'factoringUser' | 'factoringCustomerId'>
> & { factoringPasswordSet: boolean }

/**
 * Who takes over claims wants to be told who asks: spec 1 section 5.
 *
 * @param factoring as it would be stored; a password that stays as it is counts as well.
 */
export const checkFactoring = (factoring: Factoring): Finding[] => {
  const { factoringProvider: provider, factoringUser, factoringPasswordSet, factoringCustomerId } = factoring
  if (!provider) return []
  const given = {
    factoringUser,
    factoringPassword: factoringPasswordSet,
    factoringCustomerId: provider !== 'ADELTA' || factoringCustomerId,
  }
  return Object.entries(given).flatMap(([field, value]) => (value ? [] : [{ field, message: required }]))
}

type MailServer = Partial<Pick<z.output<typeof legalEntityFields>, 'smtpHost' | 'smtpFrom'>>

/** Who sends by a mail server of his own says whom the mails are from: another one's address it would refuse. */
export const checkMailServer = ({ smtpHost, smtpFrom }: MailServer): Finding[] =>
  smtpHost && !smtpFrom ? [{ field: 'smtpFrom', message: required }] : []

/** A sheet of A4 and what of it a text needs, in mm: narrower columns tear words, lower ones leave a line on each page. */
const sheet = { width: 210, height: 297 }
const room = { width: 80, height: 100 }

/** The margins of the stationery leave room for a text between them. */
export const checkLetterRoom = (letter: Partial<LetterTemplateSettings> | undefined): Finding[] => {
  const { marginLeft = 0, marginRight = 0, marginTop = 0, marginBottom = 0 } = letter ?? {}
  const findings: Finding[] = []
  if (sheet.height - marginTop - marginBottom < room.height)
    findings.push({ field: 'letterTemplateSettings.marginBottom', message: 'company.validation.letter-height' })
  if (sheet.width - marginLeft - marginRight < room.width)
    findings.push({ field: 'letterTemplateSettings.marginRight', message: 'company.validation.letter-width' })
  return findings
}
