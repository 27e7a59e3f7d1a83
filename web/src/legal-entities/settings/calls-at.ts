import type { Page } from '@pietas/contract/kit'

interface Options {
  signal?: AbortSignal
  ifMatch?: number
  idempotencyKey?: string
}
interface Entity {
  legalEntityId: number
}
interface Listing {
  query: object
  signal?: AbortSignal
}

/** The calls about what a legal entity keeps several of; the path of each names it. */
interface EntityCalls<Item> {
  list(options: Listing & Entity): Promise<Page<Item>>
  get(id: number, options: Options & Entity): Promise<Item>
  create(fields: object, options: Options & Entity): Promise<Item>
  update(id: number, fields: object, options: Options & Entity): Promise<Item>
  delete(id: number, options: Entity): Promise<undefined>
}

/** The same calls at one legal entity, whichever is active. */
export const callsAt = <Item>(calls: EntityCalls<Item>, legalEntityId: number) => ({
  list: (options: Listing) => calls.list({ ...options, legalEntityId }),
  get: (id: number, options?: Options) => calls.get(id, { ...options, legalEntityId }),
  create: (fields: object, options?: Options) => calls.create(fields, { ...options, legalEntityId }),
  update: (id: number, fields: object, options?: Options) => calls.update(id, fields, { ...options, legalEntityId }),
  delete: (id: number) => calls.delete(id, { legalEntityId }),
})
