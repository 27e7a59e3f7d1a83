import type * as z from 'zod'
import { type Finding, required } from '../kit'
import type { legalEntityFields } from './fields'

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
