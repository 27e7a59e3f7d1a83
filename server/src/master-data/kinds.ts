import type { Kinds } from '../kit/feature'
import { lists } from './lists'

const { globalTemplateCategories: _ofAllTenants, ...ofTenants } = lists

/** A list is called like its table, and so is what legal entities offer of it. */
export const kinds: Kinds = Object.fromEntries(
  Object.values(ofTenants).flatMap(({ table, offered }) =>
    [table, ...(offered ? [offered.table] : [])].map((name) => [name, table.replaceAll('_', '-')]),
  ),
)
