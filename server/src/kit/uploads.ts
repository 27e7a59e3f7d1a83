import { findingsOf, required } from '@pietas/contract/kit'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { CallWith } from './call'
import { keepContent } from './contents'
import type { TenantScope, Tx } from './db/transaction'
import { type ReceivedFile, typeOf } from './files'
import { type ReceivedForm, readForm } from './forms'
import { invalid, Refusal } from './refusal'

/** What the handlers of all uploads have in common, see `UploadHandler`. */
export type AnyUploadHandler = {
  admit: (call: Omit<CallWith<unknown, undefined>, 'body'>) => Promise<void>
  store: (
    call: CallWith<unknown, Record<string, unknown>> & { file: ReceivedFile & { type: string } },
  ) => Promise<unknown>
}

type Work = (tx: Tx) => Promise<unknown>
/** Makes work that is retried under the same key answer what it answered first. */
export type Once = (input: unknown, work: Work) => Work

// An empty file is a mistake: nobody wants to keep one.
const checkedForm = (schema: z.ZodObject, { fields, file }: ReceivedForm) => {
  const parsed = schema.safeParse(fields)
  const findings = parsed.success ? [] : findingsOf(parsed.error)
  if (!file || file.size === 0) throw invalid([...findings, { field: 'file', message: required }])
  if (!parsed.success) throw invalid(findings)
  return { body: parsed.data, file }
}

/**
 * A call with a file, in steps: whether it may be, in a transaction that ends at once; the file, without one, however
 * long the line takes; its content to the place where contents lie; and what refers to it in the writing transaction.
 */
export const takeUpload = async (
  request: FastifyRequest,
  call: Omit<CallWith<unknown, unknown>, 'tx'>,
  scope: TenantScope,
  handler: AnyUploadHandler,
  once: Once,
): Promise<unknown> => {
  const { route, house } = call
  const { upload, body: fields } = route
  if (!upload || !(fields instanceof z.ZodObject)) throw new Error(`${route.method} ${route.path} takes no file`)
  await house.db.readInTenant(scope, (tx) => handler.admit({ ...call, tx }))
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE')
  const form = await readForm(request.raw, house.env.DATA_DIR, upload.maxBytes)
  // From here on the caller waits for us, and not we for him.
  request.raw.setTimeout(0)
  try {
    const { body, file } = checkedForm(fields, form)
    const type = await typeOf(file.path)
    await keepContent(house.db, house.files, scope, file, { isScanned: house.scanner !== null })
    const work: Work = (tx) => handler.store({ ...call, body, tx, file: { ...file, type } })
    const input = { ...body, file: file.sha256, name: file.name }
    return await house.db.inTenant(scope, once(input, work))
  } finally {
    await form.file?.remove()
  }
}
