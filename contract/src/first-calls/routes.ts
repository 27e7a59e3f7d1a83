import * as z from 'zod'
import { entityPath, flag, id, listQuery, page, requiredText, route, stored, tenantPath } from '../kit'
import { firstCallFields } from './fields'

const colleague = z.object({ id, firstName: z.string(), lastName: z.string() })

/** A call that was kept: open until it has become a case or was discarded. */
export const firstCall = z.object({
  id,
  legalEntityId: id,
  ...firstCallFields.shape,
  /** The case that it has become. */
  processId: id.nullable(),
  /** Why it was discarded. */
  discardReason: z.string().nullable(),
  /** Who took it. */
  author: colleague.nullable(),
  ...stored.shape,
})
export type FirstCall = z.output<typeof firstCall>

/** What a call has become, and what it still lacks. */
export const completedCall = z.object({
  processId: id,
  deceasedPersonId: id,
  clientPersonId: id.nullable(),
  taskId: id.nullable(),
  missing: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type CompletedCall = z.output<typeof completedCall>

/** Of whom the duplicates of a refused completion are: the body names it as `duplicatesOf`. */
export const duplicateKinds = ['DECEASED', 'CALLER', 'PROCESS'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

const reading = 'Process:List'
const right = 'Process:Create'
const listPath = `${entityPath}/first-calls` as const
const onePath = `${listPath}/{firstCallId}` as const
const completing = {
  method: 'POST',
  about:
    'Makes a case of a call, all or nothing: persons, relationship, process, its persons, note and transport; answers what is still missing',
  query: z.object({ ignoreDuplicates: flag.optional(), ignoreOverlap: flag.optional() }),
  answer: completedCall,
  failures: ['NOT_FOUND', 'CONFLICT', 'DUPLICATE', 'TASK_OVERLAP', 'STALE_VERSION'],
} as const

export const firstCalls = {
  list: route({
    method: 'GET',
    path: listPath,
    access: reading,
    about: 'The calls of a legal entity that are neither finished nor discarded, the latest first',
    query: listQuery({ sortBy: ['CREATED_AT'] }),
    answer: page(firstCall),
  }),
  create: route({
    method: 'POST',
    path: listPath,
    access: right,
    about: 'Keeps a call; it needs the number or the name of the caller and nothing else',
    body: firstCallFields.partial(),
    answer: firstCall,
  }),
  get: route({
    method: 'GET',
    path: onePath,
    access: reading,
    about: 'One call, finished and discarded ones included',
    answer: firstCall,
    failures: ['NOT_FOUND'],
  }),
  update: route({
    method: 'PATCH',
    path: onePath,
    access: right,
    about: 'Changes the fields that are sent; a call that has become a case stays as it was',
    body: firstCallFields.partial(),
    answer: firstCall,
    failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
  }),
  delete: route({
    method: 'DELETE',
    path: onePath,
    access: right,
    about: 'Discards an open call, for a reason',
    query: z.object({ reason: requiredText(300) }),
    failures: ['NOT_FOUND', 'CONFLICT'],
  }),
  complete: route({ ...completing, path: `${onePath}/complete`, access: right }),
  finish: route({
    ...completing,
    path: `${tenantPath}/first-calls/{firstCallId}/complete`,
    access: { ofRecord: right },
  }),
}
