import type * as z from 'zod'
import { type Access, entityPath, id, listQuery, page, route, stored, tenantPath, wireIds } from '../kit'

const query = listQuery({ sortBy: ['NAME', 'CREATED_AT', 'UPDATED_AT'] })

/** Who may write a list: one permission for everything, or one for each kind of change. */
type Writers = Access | { create: Access; update: Access; delete: Access }

/** Facts of one list of master data; its calls follow from them. */
type ListFacts<
  Segment extends string,
  IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
> = {
  segment: Segment
  /** The name of the id in paths. */
  idName: IdName
  /** Who may read it; absent = everybody in the tenant, because pickers do. */
  read?: Access
  write: Writers
  /** What one item is called in the API document. */
  item: string
  fields: z.ZodObject<Fields>
  /** The fields without which an item cannot be created. */
  required: z.ZodObject<Required>
  /** What an answer shows beyond the fields. */
  shows: z.ZodObject<Extra>
}

const writersOf = (write: Writers) =>
  typeof write === 'object' && 'create' in write ? write : { create: write, update: write, delete: write }

/** States the calls of a list below some path, the tenant's or the platform's. */
export const itemList = <
  const Root extends string,
  const Segment extends string,
  const IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
>(
  root: Root,
  facts: ListFacts<Segment, IdName, Fields, Required, Extra>,
) => {
  const { segment, idName, read = 'member', item, fields, required, shows } = facts
  const write = writersOf(facts.write)
  const listPath = `${root}/${segment}` as const
  const itemPath = `${listPath}/{${idName}}` as const
  const answer = fields.extend({ id }).extend(shows.shape).extend(stored.shape)
  return {
    list: route({
      method: 'GET',
      path: listPath,
      access: read,
      about: `All items of the list: ${item}`,
      query: query.extend({ burialTypeIds: wireIds.optional() }),
      answer: page(answer),
    }),
    create: route({
      method: 'POST',
      path: listPath,
      access: write.create,
      about: `Adds a ${item}`,
      body: fields.partial().extend(required.shape),
      answer,
    }),
    get: route({
      method: 'GET',
      path: itemPath,
      access: read,
      about: `One ${item}, deleted ones included`,
      answer,
      failures: ['NOT_FOUND'],
    }),
    update: route({
      method: 'PATCH',
      path: itemPath,
      access: write.update,
      about: `Changes a ${item}`,
      body: fields.partial(),
      answer,
      failures: ['NOT_FOUND', 'STALE_VERSION', 'CONFLICT'],
    }),
    delete: route({
      method: 'DELETE',
      path: itemPath,
      access: write.delete,
      about: `Takes a ${item} out of the lists; records keep showing it`,
      failures: ['NOT_FOUND', 'CONFLICT'],
    }),
  }
}

/** States how items of a list are offered at legal entities; `path` names both, in the order that the document has. */
const offering = <const Segment extends string, const Path extends string, Answer extends z.ZodType>(
  { segment, item, read, write }: { segment: Segment; item: string; read: Access; write: Access },
  path: Path,
  answer: Answer,
) => ({
  listOfEntity: route({
    method: 'GET',
    path: `${entityPath}/${segment}` as const,
    access: read,
    about: `The ${item}s that a legal entity offers`,
    query: query.extend({ burialTypeIds: wireIds.optional() }),
    answer: page(answer),
  }),
  assign: route({
    method: 'PUT',
    path,
    access: write,
    about: `Offers a ${item} at a legal entity`,
    failures: ['NOT_FOUND'],
  }),
  unassign: route({
    method: 'DELETE',
    path,
    access: write,
    about: `Stops offering a ${item} at a legal entity`,
  }),
})

/** States the calls of a list: a tenant-level list, and its assignment to legal entities. */
export const masterDataList = <
  const Segment extends string,
  const IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
>(
  facts: ListFacts<Segment, IdName, Fields, Required, Extra>,
) => {
  const calls = itemList(tenantPath, facts)
  const { segment, idName, read = 'member', item } = facts
  const scope = { segment, item, read, write: writersOf(facts.write).update }
  return { ...calls, ...offering(scope, `${entityPath}/${segment}/{${idName}}` as const, calls.get.answer) }
}

/** The same with the assignment below the item: spec 1 section 7.2 has both directions. */
export const masterDataListByItem = <
  const Segment extends string,
  const IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
>(
  facts: ListFacts<Segment, IdName, Fields, Required, Extra>,
) => {
  const calls = itemList(tenantPath, facts)
  const { segment, idName, read = 'member', item } = facts
  const scope = { segment, item, read, write: writersOf(facts.write).update }
  const path = `${tenantPath}/${segment}/{${idName}}/legal-entities/{legalEntityId}` as const
  return { ...calls, ...offering(scope, path, calls.get.answer) }
}
