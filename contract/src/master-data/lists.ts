import * as z from 'zod'
import {
  type Access,
  entityPath,
  flag,
  id,
  listQuery,
  type Permission,
  page,
  perEntity,
  route,
  stored,
  tenantPath,
} from '../kit'

/** Deleted items are left out, or with `{"deleted": true}` they are what is listed, to be restored. */
const deleted = z.boolean()
const sortBy = ['NAME', 'CREATED_AT', 'UPDATED_AT'] as const
export const itemQuery = listQuery({ sortBy, filters: { deleted } })

// Reading needs membership alone, because pickers offer these lists to everybody: roles section 5.
const entityRead = 'Entity:ReadEntityTenantLevel'

/** Who may add, change, and delete or restore: one right for all of it, or one each. */
type Writers = Access | { create: Access; update: Access; delete: Access }

const writersOf = (write: Writers) =>
  typeof write === 'object' && 'create' in write ? write : { create: write, update: write, delete: write }

type Nothing = Record<never, never>

/** Stored although there is one of that name. */
const insisted = z.object({ ignoreDuplicates: flag.optional() })

/** What an item is made of. */
type ItemFacts<
  Item extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Extra extends z.ZodRawShape,
  Narrowed extends z.ZodRawShape,
> = {
  /** The word for one item; with `Id` the name of its id in paths. */
  item: Item
  fields: z.ZodObject<Fields>
  /** The fields without which an item cannot be created, where those are not all. */
  required?: z.ZodObject<Required>
  /** What an answer shows beyond the fields. */
  shows?: z.ZodObject<Extra>
  /** What its lists can be narrowed by beyond what all lists know. */
  narrowedBy?: Narrowed
}

const wordsOf = (name: string): string =>
  name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** States the calls of a list that nobody chooses from. */
export const itemsOf = <
  const Path extends string,
  const Item extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape = Fields,
  Extra extends z.ZodRawShape = Nothing,
  Narrowed extends z.ZodRawShape = Nothing,
>(
  facts: ItemFacts<Item, Fields, Required, Extra, Narrowed> & { path: Path; read: Access; write: Writers },
) => {
  const { path, item, read, fields } = facts
  const required = (facts.required ?? fields) as z.ZodObject<Required>
  const shows = facts.shows ?? (z.object({}) as z.ZodObject<Extra>)
  const narrowedBy = facts.narrowedBy ?? ({} as Narrowed)
  const itemPath = `${path}/{${item}Id}` as const
  const word = wordsOf(item)
  const write = writersOf(facts.write)
  const answer = fields.extend({ id }).extend(shows.shape).extend(stored.shape)
  return {
    list: route({
      method: 'GET',
      path,
      access: read,
      about: `The ${wordsOf(path.split('/').at(-1) ?? '')}`,
      query: itemQuery.extend(narrowedBy),
      answer: page(answer),
    }),
    create: route({
      method: 'POST',
      path,
      access: write.create,
      about: `Adds a ${word}; one of the same name is answered instead, unless ignored`,
      query: insisted,
      body: fields.partial().extend(required.shape),
      answer,
      failures: ['CONFLICT', 'DUPLICATE'],
    }),
    get: route({
      method: 'GET',
      path: itemPath,
      access: read,
      about: `One ${word}, deleted ones included`,
      answer,
      failures: ['NOT_FOUND'],
    }),
    update: route({
      method: 'PATCH',
      path: itemPath,
      access: write.update,
      about: `Changes a ${word}`,
      query: insisted,
      body: fields.partial(),
      answer,
      failures: ['NOT_FOUND', 'STALE_VERSION', 'CONFLICT', 'DUPLICATE'],
    }),
    delete: route({
      method: 'DELETE',
      path: itemPath,
      access: write.delete,
      about: `Takes a ${word} out of the lists; records keep showing it`,
      failures: ['NOT_FOUND', 'CONFLICT'],
    }),
    restore: route({
      method: 'POST',
      path: `${itemPath}/restore` as const,
      access: write.delete,
      about: `Puts a deleted ${word} back into the lists`,
      answer,
      status: 200,
      failures: ['NOT_FOUND', 'CONFLICT'],
    }),
  }
}

/** Which legal entities offer an item. */
const offered = z.object({ legalEntityIds: z.array(id) })

/** States the calls of a list of the tenant, from which its legal entities choose what they offer. */
export const masterDataList = <
  const Path extends string,
  const Item extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape = Fields,
  Extra extends z.ZodRawShape = Nothing,
  Narrowed extends z.ZodRawShape = Nothing,
  const OfferPath extends string = `${typeof entityPath}/${Path}/{${Item}Id}`,
>(
  facts: ItemFacts<Item, Fields, Required, Extra, Narrowed> & {
    /** What follows the tenant, or the legal entity, in addresses. */
    path: Path
    /** The right to read, where members do not simply have it. */
    read?: Permission
    /** The right to change the list and what legal entities offer of it. */
    write?: Permission
    /** One item at one legal entity, where the specification turns the two round. */
    offerPath?: OfferPath
  },
) => {
  const { path, item, read, write = entityRead } = facts
  const items = itemsOf({
    ...facts,
    path: `${tenantPath}/${path}` as const,
    read: read ? { ofRecord: read } : 'member',
    write,
    shows: offered.extend((facts.shows ?? (z.object({}) as z.ZodObject<Extra>)).shape),
  })
  const offerPath = (facts.offerPath ?? `${entityPath}/${path}/{${item}Id}`) as OfferPath
  const word = wordsOf(item)
  return {
    ...items,
    listOfEntity: route({
      method: 'GET',
      path: `${entityPath}/${path}` as const,
      ...perEntity,
      access: read ?? 'member',
      about: `The ${wordsOf(path)} that a legal entity offers`,
      query: items.list.query,
      answer: items.list.answer,
    }),
    assign: route({
      method: 'PUT',
      path: offerPath,
      ...perEntity,
      access: write,
      about: `Offers a ${word} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
    unassign: route({
      method: 'DELETE',
      path: offerPath,
      ...perEntity,
      access: write,
      about: `Stops offering a ${word} at a legal entity`,
      failures: ['NOT_FOUND'],
    }),
  }
}
