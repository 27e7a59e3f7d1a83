import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import type { House } from '../../../kit/call'
import type { Env } from '../../../kit/env'
import { publicAddressOf } from '../../../kit/fetching/public-only'
import { keyOf } from '../../../kit/files'
import type { Job, JobKind } from '../../../kit/jobs'
import { isFinal, mailTransport, openTransport } from '../../../kit/mail'
import { decrypt } from '../../../kit/secrets'
import { findMail, type Mail, type MailServer, noteFailed, noteSent } from './queries'

/** Sends the mail of a finished letter. `attempt` counts how often somebody had it sent anew. */
export const letterMail = {
  name: 'letter-mail',
  payload: z.object({ letterId: z.int(), attempt: z.int() }),
}

type Payload = z.output<typeof letterMail.payload>

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

/** How a company's own mail server is connected to: at this address, and only as the machine that it was named as. */
export const connectionOf = ({ host, port, security, user }: MailServer, address: string, password: string | null) => ({
  host: address,
  port: port ?? (security === 'TLS' ? 465 : 587),
  secure: security === 'TLS',
  // A password never travels in the open.
  requireTLS: security !== 'TLS',
  tls: { servername: host },
  ...(user && password !== null ? { auth: { user, pass: password } } : {}),
})

/** The mail server that a mail leaves by, and whom it is from. @throws where it is not reached over the internet */
const wayOf = async (house: House, env: Env, { server }: Mail) => {
  if (!server) {
    if (!env.SMTP_URL) throw new Error('SMTP_URL is not set, and the company has no mail server of its own')
    return { transport: await mailTransport(env.SMTP_URL), from: addressIn(env.MAIL_FROM) }
  }
  const password = server.password && decrypt(house.secretKey, Buffer.from(server.password, 'hex'))
  const transport = await openTransport(connectionOf(server, await publicAddressOf(server.host), password))
  return { transport, from: server.from }
}

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
  const { transport, from } = await wayOf(house, env, mail)
  await transport.sendMail({
    from: { name: mail.company, address: from },
    to: { name: mail.recipientName ?? '', address: mail.email },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: asText(html),
    html: page(html),
    messageId: messageIdOf(tenantId, job.payload, mail, from),
    date: new Date(mail.finishedAt),
    attachments,
  })
}

const attempts = 12

/** @returns what sends the mails of letters: where there is no mail server they wait for one. */
export const letterMailJobs = (env: Env): JobKind[] => {
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
        if (isFinal(error) || job.attempt >= attempts) return noteFailed(letterId, textOf(error))
        throw error
      }
      return noteSent(letterId)
    },
  }
  return [kind as JobKind]
}
