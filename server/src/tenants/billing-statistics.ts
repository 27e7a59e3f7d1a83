import { addDays, lastOfMonth, startOfDay } from '@pietas/contract/kit'
import type { billingStatistics, TenantStatistics } from '@pietas/contract/tenants'
import type { Handlers } from '../kit/call'
import { countMonth } from './queries'

type Amounts = Omit<TenantStatistics, 'id' | 'name' | 'state'>

const names = [
  ...['activeUsers', 'legalEntities', 'requests', 'provisions', 'deaths', 'aftercares', 'additionals'],
  ...['processes', 'documents', 'storageBytes'],
] as (keyof Amounts)[]

export const billingStatisticsHandlers: Handlers<typeof billingStatistics> = {
  get: async ({ tx, query: { month } }) => {
    const first = `${month}-01`
    const items = await countMonth(tx, startOfDay(first), startOfDay(addDays(lastOfMonth(first), 1)))
    const sumOf = (name: keyof Amounts) => items.reduce((sum, item) => sum + item[name], 0)
    const total = Object.fromEntries(names.map((name) => [name, sumOf(name)])) as Amounts
    return { month, items, total }
  },
}
