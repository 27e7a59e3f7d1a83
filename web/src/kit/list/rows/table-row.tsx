import { ChevronRight } from 'lucide-react'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import type { Column, TableRecord } from '../columns/column'
import { cellText } from '../table/cell-text'
import * as checks from '../table/checks.module.css'
import { EditButton } from './cell-edit'
import { FoundMark } from './found-mark'
import { RowActions } from './row-actions'
import type { RowFacts } from './row-facts'
import { TickButton } from './row-tick'
import * as styles from './rows.module.css'
import { Stripe } from './stripe'
import { useCardHeight } from './use-card-height'

export interface RowProps<Row extends TableRecord> {
  row: Row
  index: number
  facts: RowFacts<Row>
  selected: boolean
  expanded: boolean
  /** The row that the Tab key reaches; the arrow keys move on from it. */
  active: boolean
}

// A link, button or menu in a row does its own thing.
const isControl = ({ target }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a:not([data-way]), button, input, label, [role=menu], .MuiBackdrop-root') !== null

// The browser opens a link of the row in another tab or window by itself.
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

function TableRowPlain<Row extends TableRecord>(props: RowProps<Row>) {
  const { row, index, facts, selected, active } = props
  const { t } = useTranslation()
  const { cells, extras, actions, onOpen } = facts
  const line = useCardHeight(facts.isNarrow, index, facts.onLine)
  const href = facts.href?.(row)
  const head = (cells.find(({ column }) => column.heads) ?? cells[0])?.column
  // In a card the head does not stand above the value, and a bare day or number says little.
  const labelOf = ({ kind = 'text', header, value }: Column<Row>) =>
    facts.isNarrow && (kind !== 'text' || typeof value(row, t) === 'number') ? t(header) : undefined
  return (
    <tr
      ref={line}
      className={`${styles.line} ${styles.row}${onOpen ? ` ${styles.clickable}` : ''}${selected ? ` ${styles.selected}` : ''}`}
      aria-rowindex={index + 2}
      aria-selected={extras.selectable ? selected : undefined}
      data-index={index}
      tabIndex={active ? 0 : -1}
      onClick={(event) => {
        if (isControl(event) || (href && isElsewhere(event))) return
        event.preventDefault()
        onOpen?.(row)
      }}
    >
      <LeadCells {...props} />
      {cells.map(({ column, className, style }, position) => (
        <td key={column.id} className={className} style={style}>
          {position === 0 && !extras.selectable && !extras.expandable && !extras.tickable && (
            <Stripe row={row} facts={facts} />
          )}
          <Cell {...props} column={column} href={column.hasLinks ? undefined : href} label={labelOf(column)} />
          {column === head && <FoundMark by={row.matchedBy} />}
        </td>
      ))}
      {actions.length > 0 && (
        <td className={`${styles.cell} ${styles.actions}`}>
          <RowActions row={row} actions={actions} tabIndex={active ? 0 : -1} />
        </td>
      )}
    </tr>
  )
}

interface CellProps<Row extends TableRecord> extends RowProps<Row> {
  column: Column<Row>
  href: string | undefined
  label: string | undefined
}

/** What a cell says, as a way to its record or as a way to change it. */
function Cell<Row extends TableRecord>({ column, row, facts, active, href, label }: CellProps<Row>) {
  const { t } = useTranslation()
  const says = column.cell ? column.cell(row) : cellText(column, row, t)
  const edit = facts.edits.find((one) => one.column === column.id && one.isFor(row))
  if (edit)
    return (
      <EditButton {...{ edit, row, label }} tabIndex={active ? 0 : -1}>
        {says}
      </EditButton>
    )
  return <CellText {...{ href, label }}>{says}</CellText>
}

// A link around nothing has no name to be heard by.
const isBlank = (content: ReactNode) => content === '' || content === null || content === undefined

interface CellTextProps {
  href: string | undefined
  /** Stands in front of the value. */
  label: string | undefined
  children: ReactNode
}

/** What a cell says; the keys stay with the row, so its link is none to step to. */
function CellText({ href, label, children }: CellTextProps) {
  if (href === undefined)
    return (
      <span data-text dir="auto" className={styles.text} data-label={label}>
        {children}
      </span>
    )
  return (
    <a
      href={href}
      data-text
      dir="auto"
      data-way
      tabIndex={-1}
      {...(isBlank(children) ? { 'aria-hidden': true } : {})}
      className={`${styles.text} ${styles.way}`}
      data-label={label}
    >
      {children}
    </a>
  )
}

export const TableRow = memo(TableRowPlain) as typeof TableRowPlain

/** The checkbox, the expander and the tick, with the stripe at the edge of whichever comes first. */
function LeadCells<Row extends TableRecord>({ row, facts, selected, expanded, active }: RowProps<Row>) {
  const { t } = useTranslation()
  const { extras, leadClass, onToggle, onExpand } = facts
  return (
    <>
      {extras.selectable && (
        <td className={leadClass}>
          <Stripe row={row} facts={facts} />
          <input
            type="checkbox"
            className={checks.check}
            tabIndex={active ? 0 : -1}
            aria-label={t('table.select', { name: facts.nameOf(row) })}
            checked={selected}
            onChange={() => onToggle(row.id)}
          />
        </td>
      )}
      {extras.expandable && (
        <td className={leadClass}>
          {!extras.selectable && <Stripe row={row} facts={facts} />}
          <button
            type="button"
            className={styles.expander}
            tabIndex={active ? 0 : -1}
            aria-label={t('table.expand', { name: facts.nameOf(row) })}
            aria-expanded={expanded}
            onClick={() => onExpand(row.id)}
          >
            <ChevronRight size={18} aria-hidden />
          </button>
        </td>
      )}
      {facts.tick && (
        <td className={`${leadClass} ${styles.tick}`}>
          {!extras.selectable && !extras.expandable && <Stripe row={row} facts={facts} />}
          <TickButton step={facts.tick.stepOf(row)} tabIndex={active ? 0 : -1} />
        </td>
      )}
    </>
  )
}
