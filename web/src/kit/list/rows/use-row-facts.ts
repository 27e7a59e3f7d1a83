import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../i18n'
import { usePermissions, useSession } from '../../session'
import type { TableRecord } from '../columns/column'
import type { Placement } from '../columns/layout'
import { type Extras, placed } from '../columns/tracks'
import { namingColumn } from '../columns/widths'
import { cellText } from '../table/cell-text'
import type { TableFacts } from '../table/table-facts'
import type { RowFacts } from './row-facts'
import * as styles from './rows.module.css'

const lineHeight = 44
const none: readonly never[] = []

interface Shape<Row extends TableRecord> {
  visible: Placement<Row>
  isNarrow: boolean
  onToggle: (id: number) => void
}

/** What the rows need to know, made anew only when something of it changes: then all rows in sight are drawn again. */
export function useRowFacts<Row extends TableRecord>(
  { rowActions, bulkActions, openPermission, detail, tick, edits = none, ...facts }: TableFacts<Row>,
  { visible, isNarrow, onToggle }: Shape<Row>,
) {
  const may = usePermissions()
  const { tenant } = useSession()
  const entityOf = useCallback((id: number) => tenant?.legalEntities.find((entity) => entity.id === id), [tenant])
  const actions = useMemo(() => rowActions?.filter(({ permission }) => may(permission)) ?? [], [rowActions, may])
  const bulk = useMemo(() => bulkActions?.filter(({ permission }) => may(permission)) ?? [], [bulkActions, may])
  const onOpen = may(openPermission) ? facts.onOpen : undefined
  const href = onOpen && facts.href
  const { t } = useTranslation()
  const naming = namingColumn(facts.columns)
  const nameOf = useCallback((row: Row) => (naming ? cellText(naming, row, t) : ''), [naming, t])
  const hasActions = actions.length > 0
  const selectable = bulk.length > 0
  const expandable = detail !== undefined
  const tickable = tick !== undefined
  const extras = useMemo<Extras>(
    () => ({ selectable, expandable, tickable, hasActions }),
    [selectable, expandable, tickable, hasActions],
  )
  const leadClass = `${styles.cell} ${styles.lead}${visible.start.length > 0 ? ` ${styles.pinned}` : ''}`
  const rowHeight = facts.rowHeight ?? lineHeight
  const rowFacts = useMemo<Omit<RowFacts<Row>, 'onExpand' | 'onLine'>>(() => {
    const cells = placed(visible, extras, isNarrow)
    const look = { isNarrow, rowHeight, cells, extras, leadClass }
    return { ...look, actions, tick, edits, onOpen, href, onToggle, entityOf, nameOf, detail }
  }, [
    visible,
    extras,
    isNarrow,
    rowHeight,
    leadClass,
    actions,
    tick,
    edits,
    onOpen,
    href,
    onToggle,
    entityOf,
    nameOf,
    detail,
  ])
  return { rowFacts, bulkActions: bulk }
}
