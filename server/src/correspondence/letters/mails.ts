import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import type { House } from '../../kit/call'
import { instant, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { Env } from '../../kit/env'
import { keyOf } from '../../kit/files'
import type { Job, JobKind } from '../../kit/jobs'
import { isFinal, mailTransport } from '../../kit/mail'

/** Sends the mail of a finished letter. `attempt` counts how often somebody had it sent anew. */
export const letterMail = {
  name: 'letter-mail',
  payload: z.object({ letterId: z.int(), attempt: z.int() }),
}

type Payload = z.output<typeof letterMail.payload>

type File = { fileName: string; mimeType: string; sha256: string }

type Mail = {
  email: string
  recipientName: string | null
  subject: string
  content: string
  finishedAt: string
  company: string
  signature: string | null
  replyTo: string | null
  files: File[]
}

const file = `json_build_object('fileName', d.file_name, 'mimeType', d.mime_type, 'sha256', d.sha256)`

/** @returns a mail that still has to be sent; null when it has been. */
const findMail = async (tx: Tx, letterId: number): Promise<Mail | null> => {
  const found = await tx.json<Mail>(sql`
    select row_to_json(r)::text as json from (
      select l.email, l.recipient_name as "recipientName", l.subject, l.content, ${sql.raw(instant('l.finished_at'))} as "finishedAt",
        e.name as company, e.email_signature as signature, coalesce(f.email, e.email) as "replyTo",
        coalesce((select json_agg(${sql.raw(file)} order by d.id) from documents d
          where d.tenant_id = l.tenant_id and d.sha256 is not null and (d.id = l.document_id and l.attach_letter
            or d.id in (select a.document_id from letter_attachments a where a.tenant_id = l.tenant_id and a.letter_id = l.id))), '[]') as files
      from letters l join legal_entities e on e.tenant_id = l.tenant_id and e.id = l.legal_entity_id
      join processes c on c.tenant_id = l.tenant_id and c.id = l.process_id
      left join branches f on f.tenant_id = c.tenant_id and f.id = c.legal_entity_branch_id
      where l.id = ${letterId} and l.mail_state = 'QUEUED') r`)
  return found?.value() ?? null
}

const noteSent = (letterId: number) => (tx: Tx) =>
  tx.run(sql`update letters set mail_state = 'SENT', mail_sent_at = now(), mail_error = null
    where id = ${letterId} and mail_state = 'QUEUED'`)

const noteFailed = (letterId: number, error: unknown) => (tx: Tx) =>
  tx.run(sql`update letters set mail_state = 'FAILED', mail_error = ${textOf(error)}
    where id = ${letterId} and mail_state = 'QUEUED'`)

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

const page = (content: string): string =>
  `<!doctype html><html lang="de"><body style="font-family:sans-serif;line-height:1.5">${content}</body></html>`

const asText = (html: string): string =>
  html
    .replace(/<br>/g, '\n')
    .replace(/<li>/g, '- ')
    .replace(/<\/(p|h2|h3|li|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

// The same at every attempt: should the server be lost after the mail has left and before that is noted, mailboxes
// recognise the second one.
const messageIdOf = (tenantId: number, { letterId, attempt }: Payload, { finishedAt }: Mail, from: string): string =>
  `<letter.${tenantId}.${letterId}.${attempt}.${Date.parse(finishedAt)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`

const send = async (house: House, env: Env, job: Job<Payload>, mail: Mail): Promise<void> => {
  const tenantId = job.tenantId ?? 0
  const attachments = []
  for (const { fileName, mimeType, sha256 } of mail.files)
    attachments.push({
      filename: fileName,
      contentType: mimeType,
      content: await buffer(await house.files.open(keyOf({ tenantId, sha256 }))),
    })
  const html = `${mail.content}${mail.signature ? `<br>${mail.signature}` : ''}`
  const transport = await mailTransport(env.SMTP_URL as string)
  await transport.sendMail({
    from: { name: mail.company, address: addressIn(env.MAIL_FROM) },
    to: { name: mail.recipientName ?? '', address: mail.email },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: asText(html),
    html: page(html),
    messageId: messageIdOf(tenantId, job.payload, mail, env.MAIL_FROM),
    date: new Date(mail.finishedAt),
    attachments,
  })
}

const attempts = 12

/** @returns what sends the mails of letters, or nothing without a mail server: then they wait. */
export const letterMailJobs = (env: Env): JobKind[] => {
  if (!env.SMTP_URL) return []
  const kind: JobKind<Payload> = {
    ...letterMail,
    attempts,
    atOnce: 2,
    outside: async (job, house) => {
      const { letterId } = job.payload
      const scope = { tenantId: job.tenantId ?? 0, actorId: job.actorId }
      const mail = await house.db.readInTenant(scope, (tx) => findMail(tx, letterId))
      if (!mail) return undefined
      try {
        await send(house, env, job, mail)
      } catch (error) {
        // Somebody has to see it at the letter, and can have it sent once more.
        if (isFinal(error) || job.attempt >= attempts) return noteFailed(letterId, error)
        throw error
      }
      return noteSent(letterId)
    },
  }
  return [kind as JobKind]
}
