import { useMemo, useState } from 'react'
import { useTranslation } from '../../i18n'
import { useSession } from '../../session'
import { useToday } from '../../time/use-today'
import type { Sort, TableRecord } from '../columns/column'
import type { TableFacts } from '../table/table-facts'
import { applies, type Grouped, grouped } from './grouping'

/** What stands for a list without groups. */
export const ungrouped = 'none'

const noHeads: Grouped<never>['heads'] = new Map()

// A full or forbidden storage costs the memory of the choice, and nothing else.
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, id: string): void => {
  try {
    localStorage.setItem(key, id)
  } catch {
    return
  }
}

/** The loaded rows as they are grouped, and the way to group them otherwise; kept per table and user. */
export function useGroups<Row extends TableRecord>(
  { tableId, groupings }: Pick<TableFacts<Row>, 'tableId' | 'groupings'>,
  rows: Row[],
  sort: Sort | null,
) {
  const { t } = useTranslation()
  const { me } = useSession()
  const key = `${tableId}-${me.user.id}-group`
  const [chosen, setChosen] = useState(() => read(key))
  const found = groupings?.find(({ id }) => id === chosen)
  const grouping = found ?? (chosen === ungrouped ? undefined : groupings?.[0])
  // Some groups are named after the day.
  const day = useToday()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const shown = useMemo<Grouped<Row>>(
    () => (grouping && applies(grouping, sort) ? grouped(rows, grouping, sort, t) : { rows, heads: noHeads }),
    [rows, grouping, sort, t, day],
  )
  const choose = (id: string) => {
    setChosen(id)
    write(key, id)
  }
  return { ...shown, chosen: grouping?.id ?? ungrouped, choose }
}
