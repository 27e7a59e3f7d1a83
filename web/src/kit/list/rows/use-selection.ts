import { useCallback, useMemo, useState } from 'react'
import type { TableRecord } from '../columns/column'

export interface Selection {
  ids: ReadonlySet<number>
  count: number
  isAll: boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
}

const none: ReadonlySet<number> = new Set()

/**
 * The rows that a person has ticked, among those that are loaded.
 *
 * @param scope names what is shown; with another filter, tab, search or order nothing is ticked any more.
 */
export function useSelection<Row extends TableRecord>(rows: readonly Row[], scope: string) {
  const [chosen, setChosen] = useState({ scope, ids: none })
  // Derived and not reset by an effect: not for one frame may rows be ticked that nobody sees.
  const ids = chosen.scope === scope ? chosen.ids : none
  const selected = useMemo(() => (ids.size === 0 ? [] : rows.filter((row) => ids.has(row.id))), [rows, ids])
  const toggle = useCallback(
    (id: number) =>
      setChosen((before) => {
        const next = new Set(before.scope === scope ? before.ids : none)
        if (!next.delete(id)) next.add(id)
        return { scope, ids: next }
      }),
    [scope],
  )
  const clear = useCallback(() => setChosen({ scope, ids: none }), [scope])
  const isAll = rows.length > 0 && selected.length === rows.length
  const toggleAll = () => setChosen({ scope, ids: isAll ? none : new Set(rows.map(({ id }) => id)) })
  return { selected, selection: { ids, count: selected.length, isAll, toggle, toggleAll, clear } satisfies Selection }
}
