import { useMemo } from 'react'
import { usePermissions } from '../../session'
import type { Column } from './column'
import { type Arrangement, isVisible, placement } from './layout'
import { withWidths } from './widths'

/** The columns that the person may see, and of these the ones he shows, where he put them. */
export function useColumns<Row>(columns: Column<Row>[], layout: Arrangement) {
  const may = usePermissions()
  const { columnOrder, visibilityModel, pinnedColumns, columnWidths } = layout
  const allowed = useMemo(
    () =>
      withWidths(
        columns.filter((column) => may(column.permission)),
        columnWidths,
      ),
    [columns, may, columnWidths],
  )
  const visible = useMemo(() => {
    const arranged = { columnOrder, visibilityModel, pinnedColumns, columnWidths }
    return placement(
      allowed.filter((column) => isVisible(column, arranged)),
      arranged,
    )
  }, [allowed, columnOrder, visibilityModel, pinnedColumns, columnWidths])
  return { allowed, visible }
}
