import type { Language } from '@pietas/contract/kit'
import type { Occasion } from '@pietas/contract/notifications'
import { eachTenant } from '../kit/db/each-tenant'
import type { Tx } from '../kit/db/transaction'
import { type Env, publicUrl } from '../kit/env'
import type { JobKind } from '../kit/jobs'
import { type Letter, writeMail } from '../kit/mail'
import { hourly } from '../kit/sweeper'
import { addressed, type Due, forgetNotifications, takeDue } from './queries'
import { said } from './texts'

/** So many stand in a mail one by one; what is more is counted. */
const mostTold = 10

// A mail lies open on the way and in a mailbox: it says what kind of thing waits, and where, but of nobody and nothing
// by name.
const titleOf = (language: Language, occasion: Occasion): string =>
  said(language, { occasion, subject: '', actor: null }).title

const linkOf = (base: string, { taskId, processId, announcementId, productId }: Due['items'][number]): string => {
  if (announcementId) return `${base}/announcements?announcement=${announcementId}`
  if (taskId) return `${base}/tasks?task=${taskId}`
  if (productId) return `${base}/erp?stock=${productId}`
  return processId ? `${base}/processes/${processId}?tab=tasks` : base
}

/** The mail that gathers what somebody has not read yet. */
export const digestMail = (base: string, items: Due['items']): Letter => {
  const told = (language: Language): string[] =>
    items.slice(0, mostTold).map((item) => `${titleOf(language, item.occasion)}:\n${linkOf(base, item)}`)
  const more = items.length - mostTold
  return {
    de: {
      subject: `Pietas: ${items.length === 1 ? 'Eine ungelesene Mitteilung' : `${items.length} ungelesene Mitteilungen`}`,
      text: [
        'Guten Tag,',
        'in Pietas wartet Neues auf Sie.',
        ...told('de'),
        ...(more > 0 ? [`und ${more} weitere:\n${base}`] : []),
        `Worüber wir Ihnen schreiben, wählen Sie in Ihrem Profil:\n${base}/profile`,
        'Ihr Pietas',
      ].join('\n\n'),
    },
    en: {
      subject: `Pietas: ${items.length === 1 ? 'One unread notification' : `${items.length} unread notifications`}`,
      text: [
        'Hello,',
        'there is something new for you in Pietas.',
        ...told('en'),
        ...(more > 0 ? [`and ${more} more:\n${base}`] : []),
        `You choose in your profile what we write to you about:\n${base}/profile`,
        'Your Pietas',
      ].join('\n\n'),
    },
  }
}

/** Without a mail server what is due counts as told all the same: nobody gets the mails of months on the day of the first. */
const writeAll = async (tx: Tx, tenantId: number, env: Env): Promise<void> => {
  const due = await takeDue(tx)
  if (due.length === 0 || !env.SMTP_URL) return
  const base = publicUrl(env)
  await tx.asPlatform(async () => {
    for (const { items, ...addressee } of await addressed(tx, tenantId, due))
      await writeMail(tx, digestMail(base, items), addressee)
  })
}

export const notificationJobs: readonly JobKind[] = [
  // Once an hour for everybody, so nobody gets more than one an hour.
  {
    ...hourly,
    name: 'notification-mails',
    outside: async ({ signal }, { db, env }) => {
      await eachTenant(db, signal, (scope) => db.inTenant(scope, (tx) => writeAll(tx, scope.tenantId, env)))
      return undefined
    },
  },
  {
    ...hourly,
    name: 'sweep-notifications',
    outside: async ({ signal }, { db }) => {
      await eachTenant(db, signal, (scope) => db.inTenant(scope, forgetNotifications))
      return undefined
    },
  },
]
