import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import type { Column } from './column'
import { ColumnLine } from './column-line'
import * as styles from './column-list.module.css'
import { asPlaced, type ColumnLayout, isVisible, moved, pinned, resetColumns, sideOf, toggled } from './layout'

interface ColumnListProps<Row> {
  columns: Column<Row>[]
  layout: ColumnLayout
  onChange: (changes: Partial<ColumnLayout>) => void
}

/** All columns as they stand in the table, each with what can be done with it. */
export function ColumnList<Row>({ columns, layout, onChange }: ColumnListProps<Row>) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const placed = asPlaced(columns, layout)
  const isLast = columns.filter((column) => isVisible(column, layout)).length === 1
  const move = (column: Column<Row>, steps: number) => {
    const changes = moved(columns, layout, column.id, steps)
    onChange(changes)
    const next = asPlaced(columns, { ...layout, ...changes }).indexOf(column)
    setSaid(t('table.column-moved', { column: t(column.header), place: next + 1, count: placed.length }))
  }
  return (
    <>
      <ul className={styles.list}>
        {placed.map((column) => (
          <ColumnLine
            key={column.id}
            title={t(column.header)}
            shown={isVisible(column, layout)}
            isLast={isLast}
            side={sideOf(layout, column.id)}
            onToggle={() => onChange(toggled(columns, layout, column))}
            onPin={(side) => onChange(pinned(layout, column.id, side))}
            onMove={(steps) => move(column, steps)}
          />
        ))}
      </ul>
      <button type="button" className={styles.reset} onClick={() => onChange(resetColumns())}>
        <RotateCcw size={16} aria-hidden />
        {t('table.columns-reset')}
      </button>
      <output className="visually-hidden">{said}</output>
    </>
  )
}
