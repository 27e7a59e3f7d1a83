import { useMemo } from 'react'
import { usePermissions } from '../../session'
import type { Column } from './column'
import { type Arrangement, isVisible, placement } from './layout'

/** The columns that the person may see, and of these the ones he shows, where he put them. */
export function useColumns<Row>(columns: Column<Row>[], layout: Arrangement) {
  const may = usePermissions()
  const allowed = useMemo(() => columns.filter((column) => may(column.permission)), [columns, may])
  const { columnOrder, visibilityModel, pinnedColumns } = layout
  const visible = useMemo(() => {
    const arranged = { columnOrder, visibilityModel, pinnedColumns }
    return placement(
      allowed.filter((column) => isVisible(column, arranged)),
      arranged,
    )
  }, [allowed, columnOrder, visibilityModel, pinnedColumns])
  return { allowed, visible }
}
