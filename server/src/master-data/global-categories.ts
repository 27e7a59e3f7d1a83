import type { globalTemplateCategories } from '@pietas/contract/master-data'
import type { Handlers } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { masterDataHandlers } from './handlers'
import { globalTemplateCategoryList } from './lists'

type Own = Omit<typeof globalTemplateCategories, 'listOfTenant' | 'getOfTenant'>
type AnyCall = Parameters<Handlers<Own>[keyof Own]>[0]

const own = masterDataHandlers<Own>(globalTemplateCategoryList)

/** The same handler in a transaction of the platform, because the table belongs to no tenant. */
const onPlatform =
  <Call extends AnyCall, Answer>(handler: (call: Call) => Promise<Answer>) =>
  (call: Call): Promise<Answer> =>
    call.house.db.asPlatform((tx: Tx) => handler({ ...call, tx }), call.actor.actorId)

/** Categories of the platform; tenants read them. */
export const globalCategoryHandlers: Handlers<typeof globalTemplateCategories> = {
  list: onPlatform(own.list),
  create: onPlatform(own.create),
  get: onPlatform(own.get),
  update: onPlatform(own.update),
  delete: onPlatform(own.delete),
  listOfTenant: (call) => call.tx.asPlatform(() => own.list(call as never)),
  getOfTenant: (call) => call.tx.asPlatform(() => own.get(call as never)),
}
