import type { Language } from '@pietas/contract/kit'
import type { Transporter } from 'nodemailer'
import * as z from 'zod'
import { sql } from './db/sql'
import type { Tx } from './db/transaction'
import type { Env } from './env'
import { enqueue, FailedForGood, type JobKind } from './jobs'
import { htmlOf } from './mail-html'

type Text = { subject: string; text: string }

/** What a mail says, in every language: nobody is written to in one that he has not chosen. */
export type Letter = Readonly<Record<Language, Text>>

export type Addressee = { recipient: string; language: Language; tenantId: number | null; actorId: number | null }

const facts = {
  name: 'mail',
  payload: z.object({ mailId: z.int() }),
  attempts: 20,
  atOnce: 4,
  acrossTenants: true,
} as const

/**
 * Writes a mail into the outbox, in the transaction that causes it; it leaves once that has committed.
 *
 * @param calendar an appointment that goes along, as a file of a calendar.
 */
export const writeMail = async (tx: Tx, letter: Letter, to: Addressee, calendar?: string): Promise<void> => {
  const { subject, text } = letter[to.language]
  const written = await tx.row<{ id: number }>(sql`
    insert into mails (home_tenant_id, actor_id, recipient, language, subject, text, calendar)
    values (${to.tenantId}, ${to.actorId}, ${to.recipient}, ${to.language}, ${subject}, ${text}, ${calendar ?? null})
    returning id`)
  await enqueue(tx, facts, { mailId: written?.id ?? 0 }, { tenantId: to.tenantId })
}

type Waiting = Text & { recipient: string; language: Language; calendar: string | null; createdAt: string }

const waiting = (mailId: number) => (tx: Tx) =>
  tx.row<Waiting>(sql`
    select recipient, language, subject, text, calendar, extract(epoch from created_at)::bigint::text as "createdAt"
    from mails where id = ${mailId} and sent_at is null`)

// The same at every attempt: should the server be lost after the mail has left and before that is noted, mailboxes
// recognise the second one.
const messageId = (mailId: number, { createdAt }: Waiting, from: string): string =>
  `<pietas.${mailId}.${createdAt}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

/** Answers to the addresses and the text of this very mail; a wrong password says nothing about it. */
const aboutMail = new Set(['EENVELOPE', 'EMESSAGE'])

/** Whether another attempt would be refused as well. */
export const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return aboutMail.has(code ?? '') && (responseCode ?? 0) >= 500
}

const calendarOf = (content: string) => ({
  filename: 'termin.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
})

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** @returns the way to a mail server by how it is connected to. */
export const openTransport = async (connection: object): Promise<Transporter> => {
  const { default: nodemailer } = await import('nodemailer')
  return nodemailer.createTransport({ ...patience, ...connection })
}

const transports = new Map<string, Promise<Transporter>>()

/** @returns the way to a mail server; opened for the first mail: the library is the largest of all. */
export const mailTransport = (url: string): Promise<Transporter> => {
  const known = transports.get(url)
  if (known) return known
  const opened = openTransport({ url })
  transports.set(url, opened)
  return opened
}

/** @returns what sends the mails of the outbox, each as a job of its own, or nothing without a mail server. */
export const mailJobs = ({ SMTP_URL: url, MAIL_FROM: from }: Env): JobKind[] => {
  if (!url) return []
  const send: JobKind<z.output<typeof facts.payload>> = {
    ...facts,
    outside: async ({ payload: { mailId } }, { db }) => {
      const mail = await db.asPlatform(waiting(mailId))
      if (!mail) return undefined
      const { recipient: to, language, subject, text, calendar } = mail
      try {
        await (await mailTransport(url)).sendMail({
          ...{ from, to, subject, text, html: htmlOf(text, language), messageId: messageId(mailId, mail, from) },
          // Nobody's notice of absence answers a program: RFC 3834.
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(calendar ? { attachments: [calendarOf(calendar)] } : {}),
        })
      } catch (error) {
        if (isFinal(error)) throw new FailedForGood(error instanceof Error ? error.message : String(error))
        throw error
      }
      return (tx) => tx.run(sql`update mails set sent_at = now() where id = ${mailId}`)
    },
  }
  return [send]
}
