import { instant, sql } from '../../../kit/db/sql'
import type { Tx } from '../../../kit/db/transaction'

type File = { fileName: string; mimeType: string; sha256: string }

/** A mail as it leaves. */
export type Mail = {
  email: string
  recipientName: string | null
  subject: string
  content: string
  finishedAt: string
  company: string
  signature: string | null
  replyTo: string | null
  files: File[]
  /** The mail server of the company; null where it has none of its own. */
  server: MailServer | null
}

export type MailServer = {
  host: string
  port: number | null
  security: 'TLS' | 'STARTTLS' | null
  user: string | null
  /** Sealed, as hexadecimal digits. */
  password: string | null
  from: string
}

const file = `json_build_object('fileName', d.file_name, 'mimeType', d.mime_type, 'sha256', d.sha256)`

/** @returns a mail that still has to be sent; null when it has been. */
export const findMail = async (tx: Tx, letterId: number): Promise<Mail | null> => {
  const found = await tx.json<Mail>(sql`
    select row_to_json(r)::text as json from (
      select l.email, l.recipient_name as "recipientName", l.subject, l.content, ${sql.raw(instant('l.finished_at'))} as "finishedAt",
        e.name as company, e.email_signature as signature, coalesce(f.email, e.email) as "replyTo",
        coalesce((select json_agg(${sql.raw(file)} order by d.id) from documents d
          where d.tenant_id = l.tenant_id and d.sha256 is not null and (d.id = l.document_id and l.attach_letter
            or d.id in (select a.document_id from letter_attachments a where a.tenant_id = l.tenant_id and a.letter_id = l.id))), '[]') as files,
        case when e.smtp_host is not null then json_build_object('host', e.smtp_host, 'port', e.smtp_port,
          'security', e.smtp_security, 'user', e.smtp_user, 'password', encode(e.smtp_password, 'hex'),
          'from', e.smtp_from) end as server
      from letters l join legal_entities e on e.tenant_id = l.tenant_id and e.id = l.legal_entity_id
      join processes c on c.tenant_id = l.tenant_id and c.id = l.process_id
      left join branches f on f.tenant_id = c.tenant_id and f.id = c.legal_entity_branch_id
      where l.id = ${letterId} and l.mail_state = 'QUEUED') r`)
  return found?.value() ?? null
}

/** Says that the mail server has taken a mail. */
export const noteSent = (letterId: number) => (tx: Tx) =>
  tx.run(sql`update letters set mail_state = 'SENT', mail_sent_at = now(), mail_error = null
    where id = ${letterId} and mail_state = 'QUEUED'`)

/** Says that a mail was given up, and why. */
export const noteFailed = (letterId: number, error: string) => (tx: Tx) =>
  tx.run(sql`update letters set mail_state = 'FAILED', mail_error = ${error}
    where id = ${letterId} and mail_state = 'QUEUED'`)
