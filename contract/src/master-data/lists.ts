import type * as z from 'zod'
import { type Access, entityPath, id, listQuery, page, route, stored, tenantPath, wireIds } from '../kit'

const query = listQuery({ sortBy: ['NAME', 'CREATED_AT', 'UPDATED_AT'] })

/** Facts of one list of master data; the eight calls of every list follow from them. */
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
  /** Who may write it; everybody in the tenant may read it, because pickers do. */
  write: Access
  /** What one item is called in the API document. */
  item: string
  fields: z.ZodObject<Fields>
  /** The fields without which an item cannot be created. */
  required: z.ZodObject<Required>
  /** What an answer shows beyond the fields. */
  shows: z.ZodObject<Extra>
}

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
  const { segment, idName, write, item, fields, required, shows } = facts
  const listPath = `${tenantPath}/${segment}` as const
  const itemPath = `${listPath}/{${idName}}` as const
  const ofEntity = `${entityPath}/${segment}` as const
  const answer = fields.extend({ id }).extend(shows.shape).extend(stored.shape)
  return {
    list: route({
      method: 'GET',
      path: listPath,
      access: 'member',
      about: `The ${item}s of the tenant`,
      query: query.extend({ burialTypeIds: wireIds.optional() }),
      answer: page(answer),
    }),
    create: route({
      method: 'POST',
      path: listPath,
      access: write,
      about: `Adds a ${item}`,
      body: fields.partial().extend(required.shape),
      answer,
    }),
    get: route({
      method: 'GET',
      path: itemPath,
      access: 'member',
      about: `One ${item}, deleted ones included`,
      answer,
      failures: ['NOT_FOUND'],
    }),
    update: route({
      method: 'PATCH',
      path: itemPath,
      access: write,
      about: `Changes a ${item}`,
      body: fields.partial(),
      answer,
      failures: ['NOT_FOUND', 'STALE_VERSION', 'CONFLICT'],
    }),
    delete: route({
      method: 'DELETE',
      path: itemPath,
      access: write,
      about: `Takes a ${item} out of the lists; records keep showing it`,
      failures: ['NOT_FOUND', 'CONFLICT'],
    }),
    listOfEntity: route({
      method: 'GET',
      path: ofEntity,
      access: 'member',
      about: `The ${item}s that a legal entity offers`,
      query: query.extend({ burialTypeIds: wireIds.optional() }),
      answer: page(answer),
    }),
    assign: route({
      method: 'PUT',
      path: `${ofEntity}/{${idName}}` as const,
      access: write,
      about: `Offers a ${item} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
    unassign: route({
      method: 'DELETE',
      path: `${ofEntity}/{${idName}}` as const,
      access: write,
      about: `Stops offering a ${item} at a legal entity`,
    }),
  }
}
