import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { usePermissions } from '../session'
import type { Column, TableRecord } from './column'
import type { TableLayout } from './table-layout'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

/** The columns that the person may see, and of these the ones he shows, in his order. */
export function useColumns<Row extends TableRecord>(columns: Column<Row>[], layout: TableLayout) {
  const may = usePermissions()
  const allowed = useMemo(() => columns.filter((column) => may(column.permission)), [columns, may])
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(() => allowed.map(({ id }) => ({ id })), [allowed])
  const hidden = Object.fromEntries(allowed.filter((column) => column.hidden).map((column) => [column.id, false]))
  const table = useTable({
    features,
    columns: definitions,
    data: noRows as Row[],
    state: { columnVisibility: { ...hidden, ...layout.visibilityModel }, columnOrder: layout.columnOrder },
  })
  const shown = table.getVisibleLeafColumns().map((column) => column.id)
  const key = shown.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids in their order
  const visible = useMemo(() => shown.flatMap((id) => allowed.find((column) => column.id === id) ?? []), [key, allowed])
  return { allowed, visible }
}

const noRows: TableRecord[] = []
