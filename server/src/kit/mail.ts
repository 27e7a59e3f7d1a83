import type { Transporter } from 'nodemailer'
import { sql } from './db/sql'
import type { Db, Tx } from './db/transaction'
import type { Env } from './env'

export type Mail = {
  recipient: string
  subject: string
  text: string
  tenantId: number | null
  actorId: number | null
}

type Due = { id: number; recipient: string; subject: string; text: string }

/** Writes a mail into the outbox, in the transaction that causes it; it leaves once that has committed. */
export const writeMail = async (tx: Tx, mail: Mail): Promise<void> => {
  await tx.run(sql`
    insert into mails (home_tenant_id, actor_id, recipient, subject, text)
    values (${mail.tenantId}, ${mail.actorId}, ${mail.recipient}, ${mail.subject}, ${mail.text})`)
}

const batch = 10
const pause = 5_000

const claimDue = (tx: Tx): Promise<Due[]> =>
  tx.rows<Due>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute' * power(2, least(attempts, 8))
    where id in (
      select id from mails where sent_at is null and next_attempt_at <= now() and attempts < 20
      order by next_attempt_at limit ${batch} for update skip locked)
    returning id, recipient, subject, text`)

const sendDue = async (db: Db, transport: Transporter, from: string): Promise<void> => {
  for (const mail of await db.asPlatform(claimDue)) {
    await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.text })
    await db.asPlatform((tx) => tx.run(sql`update mails set sent_at = now() where id = ${mail.id}`))
  }
}

/**
 * Sends what waits in the outbox, again and again, when SMTP is configured. Several servers may run it: a mail is
 * claimed by one, and tried again later when sending fails.
 *
 * @returns a function that stops it.
 */
export const startMailer = (db: Db, env: Env, onError: (error: unknown) => void): (() => void) => {
  if (!env.SMTP_URL) return () => undefined
  // Most installations begin without mail, and the library is the largest of all.
  const opened = import('nodemailer').then(({ default: nodemailer }) => nodemailer.createTransport(env.SMTP_URL))
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const round = async (): Promise<void> => {
    await opened.then((transport) => sendDue(db, transport, env.MAIL_FROM)).catch(onError)
    if (!stopped) timer = setTimeout(round, pause)
  }
  void round()
  return () => {
    stopped = true
    clearTimeout(timer)
    void opened.then((transport) => transport.close())
  }
}
