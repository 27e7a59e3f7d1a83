import * as z from 'zod'
import { entityPath, id, page, perEntity, route, stored } from '../kit'

/** The kinds of papers that have texts and numbers of their own: spec 1 section 3.1. */
export const paperTypes = [
  'Offer',
  'OfferConfirmation',
  'InvoiceAndCancellationInvoice',
  'CreditNote',
  'PaymentReminder',
] as const
export type PaperType = (typeof paperTypes)[number]

type Nothing = Record<never, never>

/** States the calls of what a legal entity keeps several of, such as number ranges. */
export const settingsOf = <
  const Path extends string,
  const Item extends string,
  Fields extends z.ZodRawShape,
  Required extends z.ZodRawShape,
  Query extends z.ZodObject,
  Extra extends z.ZodRawShape = Nothing,
>(facts: {
  /** What follows the legal entity in addresses. */
  path: Path
  /** The word for one of them; with `Id` the name of its id in paths. */
  item: Item
  fields: z.ZodObject<Fields>
  /** The fields without which none can be created. */
  required: z.ZodObject<Required>
  query: Query
  /** What an answer shows beyond the fields. */
  shows?: z.ZodObject<Extra>
}) => {
  const { item, fields, required, query } = facts
  const shows = facts.shows ?? (z.object({}) as z.ZodObject<Extra>)
  const path = `${entityPath}/${facts.path}` as const
  const onePath = `${path}/{${item}Id}` as const
  const access = 'Administration:ManageLegalEntity' as const
  const word = item.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const answer = fields.extend({ id, legalEntityId: id }).extend(shows.shape).extend(stored.shape)
  return {
    list: route({
      method: 'GET',
      path,
      ...perEntity,
      access,
      about: `The ${facts.path.replaceAll('-', ' ')} of a legal entity`,
      query,
      answer: page(answer),
    }),
    create: route({
      method: 'POST',
      path,
      ...perEntity,
      access,
      about: `Adds a ${word}`,
      body: fields.partial().extend(required.shape),
      answer,
      failures: ['CONFLICT'],
    }),
    get: route({
      method: 'GET',
      path: onePath,
      ...perEntity,
      access,
      about: `One ${word}`,
      answer,
      failures: ['NOT_FOUND'],
    }),
    update: route({
      method: 'PATCH',
      path: onePath,
      ...perEntity,
      access,
      about: `Changes a ${word}`,
      body: fields.partial(),
      answer,
      failures: ['NOT_FOUND', 'CONFLICT', 'STALE_VERSION'],
    }),
    delete: route({
      method: 'DELETE',
      path: onePath,
      ...perEntity,
      access,
      about: `Takes a ${word} away`,
      failures: ['NOT_FOUND'],
    }),
  }
}
