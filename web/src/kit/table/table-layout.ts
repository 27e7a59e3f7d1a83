import { useCallback, useState } from 'react'
import { useSession } from '../session'
import type { Sort } from './column'

/** How a person arranged a table: spec 1 section 2.2 names exactly these five parts. */
export interface TableLayout {
  sortModel: Sort | null
  columnOrder: string[]
  visibilityModel: Record<string, boolean>
  pinnedColumns: { left: string[]; right: string[] }
  tabs: unknown[]
}

const shipped: TableLayout = {
  sortModel: null,
  columnOrder: [],
  visibilityModel: {},
  pinnedColumns: { left: [], right: [] },
  tabs: [],
}

function read(key: string): TableLayout {
  try {
    return { ...shipped, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return shipped
  }
}

/** The layout of a table, kept on this browser per table and user. */
export function useTableLayout(tableId: string) {
  const { me } = useSession()
  const key = `${tableId}-${me.user.id}`
  const [layout, setLayout] = useState(() => read(key))
  const change = useCallback(
    (changes: Partial<TableLayout>) =>
      setLayout((current) => {
        const next = { ...current, ...changes }
        localStorage.setItem(key, JSON.stringify(next))
        return next
      }),
    [key],
  )
  return [layout, change] as const
}
