import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { usePermissions } from '../../session'
import type { Column, TableRecord } from './column'
import { type ColumnLayout, inOrder, isVisible } from './layout'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnPinningFeature })

/** The columns in sight: those at the start stay, those at the end too, what lies between scrolls. */
export interface Visible<Row> {
  start: Column<Row>[]
  center: Column<Row>[]
  end: Column<Row>[]
}

/** The columns that the person may see, and of these the ones he shows, in his order. */
export function useColumns<Row extends TableRecord>(columns: Column<Row>[], layout: ColumnLayout) {
  const may = usePermissions()
  const allowed = useMemo(() => columns.filter((column) => may(column.permission)), [columns, may])
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(() => allowed.map(({ id }) => ({ id })), [allowed])
  const { left, right } = layout.pinnedColumns
  const isAllowed = (id: string) => allowed.some((column) => column.id === id)
  const table = useTable({
    features,
    columns: definitions,
    data: noRows as Row[],
    state: {
      columnVisibility: Object.fromEntries(allowed.map((column) => [column.id, isVisible(column, layout)])),
      columnOrder: inOrder(allowed, layout).map(({ id }) => id),
      columnPinning: { start: left.filter(isAllowed), end: right.filter(isAllowed) },
    },
  })
  const ids = [
    table.getStartVisibleLeafColumns(),
    table.getCenterVisibleLeafColumns(),
    table.getEndVisibleLeafColumns(),
  ].map((group) => group.map((column) => column.id))
  const key = JSON.stringify(ids)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids in their places
  const visible = useMemo<Visible<Row>>(() => {
    const [start = [], center = [], end = []] = ids.map((group) =>
      group.flatMap((id) => allowed.find((column) => column.id === id) ?? []),
    )
    return { start, center, end }
  }, [key, allowed])
  return { allowed, visible }
}

const noRows: TableRecord[] = []
