import * as z from 'zod'
import { type Access, id, listQuery, page, perEntity, route, stored, wireIds } from '../kit'

/** Deleted items are left out, or with `{"deleted": true}` they are what is listed, to be restored. */
const deleted = z.boolean()
const query = listQuery({ sortBy: ['NAME', 'CREATED_AT', 'UPDATED_AT'], filters: { deleted } })

/** Who may add, change, and delete or restore. */
type Writers = { create: Access; update: Access; delete: Access }

/** One right for all of it. */
export const writersBy = (access: Access): Writers => ({ create: access, update: access, delete: access })

/** Facts of one list of master data; its calls follow from them. */
type ListFacts<
  Path extends string,
  IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
> = {
  path: Path
  /** The name of the id in paths. */
  idName: IdName
  read: Access
  write: Writers
  /** What one item is called in the API document. */
  item: string
  fields: z.ZodObject<Fields>
  /** The fields without which an item cannot be created. */
  required: z.ZodObject<Required>
  /** What an answer shows beyond the fields. */
  shows: z.ZodObject<Extra>
}

/** States the calls of a list. */
export const masterDataList = <
  const Path extends string,
  const IdName extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
>(
  facts: ListFacts<Path, IdName, Fields, Required, Extra>,
) => {
  const { path, idName, read, write, item, fields, required, shows } = facts
  const itemPath = `${path}/{${idName}}` as const
  const answer = fields.extend({ id }).extend(shows.shape).extend(stored.shape)
  return {
    list: route({
      method: 'GET',
      path,
      access: read,
      about: `The ${item}s`,
      query: query.extend({ burialTypeIds: wireIds.optional() }),
      answer: page(answer),
    }),
    create: route({
      method: 'POST',
      path,
      access: write.create,
      about: `Adds a ${item}`,
      body: fields.partial().extend(required.shape),
      answer,
      failures: ['CONFLICT'],
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
    restore: route({
      method: 'POST',
      path: `${itemPath}/restore` as const,
      access: write.delete,
      about: `Puts a deleted ${item} back into the lists`,
      answer,
      status: 200,
      failures: ['NOT_FOUND', 'CONFLICT'],
    }),
  }
}

/** Facts of the assignment of a list to legal entities. */
type OfferFacts<ListPath extends string, ItemPath extends string, Item extends z.ZodType> = {
  /** What one legal entity offers. */
  listPath: ListPath
  /** One item at one legal entity; the specification turns the two round for some lists. */
  itemPath: ItemPath
  read: Access
  write: Access
  item: string
  answer: Item
}

/** States the calls by which single legal entities offer items of a list. */
export const offeredByEntities = <const ListPath extends string, const ItemPath extends string, Item extends z.ZodType>(
  facts: OfferFacts<ListPath, ItemPath, Item>,
) => {
  const { listPath, itemPath, read, write, item, answer } = facts
  return {
    listOfEntity: route({
      method: 'GET',
      path: listPath,
      ...perEntity,
      access: read,
      about: `The ${item}s that a legal entity offers`,
      query: query.extend({ burialTypeIds: wireIds.optional() }),
      answer: page(answer),
    }),
    assign: route({
      method: 'PUT',
      path: itemPath,
      ...perEntity,
      access: write,
      about: `Offers a ${item} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
    unassign: route({
      method: 'DELETE',
      path: itemPath,
      ...perEntity,
      access: write,
      about: `Stops offering a ${item} at a legal entity`,
    }),
  }
}
