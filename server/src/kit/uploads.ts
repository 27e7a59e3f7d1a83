import { findingsOf, type Route, required } from '@pietas/contract/kit'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Call, UploadHandler } from './call'
import type { TenantScope, Tx } from './db/transaction'
import { keepContent, typeOf } from './files'
import { type ReceivedForm, readForm } from './forms'
import { invalid, Refusal } from './refusal'

export type UploadRoute = Route & { upload: { maxBytes: number }; body: z.ZodObject }

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
  call: Call<UploadRoute>,
  scope: TenantScope,
  handler: UploadHandler<UploadRoute>,
  once: Once,
): Promise<unknown> => {
  const { route, house } = call
  await house.db.readInTenant(scope, (tx) => handler.admit({ ...call, tx }))
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE')
  const form = await readForm(request.raw, house.env.DATA_DIR, route.upload.maxBytes)
  // From here on the caller waits for us, and not we for him.
  request.raw.setTimeout(0)
  try {
    const { body, file } = checkedForm(route.body, form)
    const type = await typeOf(file.path)
    await keepContent(house.db, house.files, scope, file)
    const work: Work = (tx) => handler.store({ ...call, body, tx, file: { ...file, type } })
    const input = { ...body, file: file.sha256, name: file.name }
    return await house.db.inTenant(scope, once(input, work))
  } finally {
    await form.file?.remove()
  }
}
