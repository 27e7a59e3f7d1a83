import Button from '@mui/material/Button'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCommands } from '../../commands'
import { useOpenDrawer } from '../../drawer/use-drawers'
import { toast } from '../../feedback'
import { useTranslation } from '../../i18n'
import { useIsPrinting, usePrintDialog, usePrintWay } from '../../print'
import type { Column, TableRecord } from '../columns/column'
import type { TableFacts } from '../table/table-facts'
import * as styles from '../table/table-toolbar.module.css'
import type { Shown } from '../table/use-pages'
import { gatherRows } from './gather-rows'
import { PrintedTable } from './printed-table'

interface TablePrintProps<Row extends TableRecord> {
  facts: Pick<TableFacts<Row>, 'label' | 'load'>
  /** The columns in sight, in their order. */
  columns: Column<Row>[]
  shown: Shown
  /** What is loaded so far: the browser's own command prints this. */
  loaded: { rows: readonly Row[]; isPart: boolean }
}

/** Prints what the table shows: with its filter, search, order and columns, loaded or not. */
export function TablePrint<Row extends TableRecord>({ facts, columns, shown, loaded }: TablePrintProps<Row>) {
  const { t } = useTranslation()
  const [gathered, setGathered] = useState<{ rows: Row[]; isPart: boolean }>()
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  usePrintDialog(gathered !== undefined, () => setGathered(undefined))
  // An open drawer is what somebody is reading.
  const isAlone = useOpenDrawer() === undefined
  const isPrinting = useIsPrinting()
  const printed = gathered ?? (isPrinting && isAlone ? { ...loaded, isOfBrowser: loaded.isPart } : undefined)
  const print = async () => {
    if (isLoading || gathered) return
    const controller = new AbortController()
    running.current = controller
    setLoading(true)
    try {
      const found = await gatherRows(facts.load, shown, controller.signal)
      if (!controller.signal.aborted) setGathered(found)
    } catch {
      if (!controller.signal.aborted) toast.error('table.print-failed')
    } finally {
      setLoading(false)
    }
  }
  usePrintWay(() => void print(), isAlone)
  useCommands(facts.label, [
    { id: 'print', label: t('common.print'), icon: Printer, run: () => void print(), quiet: true },
  ])
  return (
    <>
      <Button
        color="inherit"
        className={styles.tool}
        aria-label={t('common.print')}
        loading={isLoading}
        onClick={() => void print()}
      >
        <Printer size={18} aria-hidden />
        <span>{t('common.print')}</span>
      </Button>
      {printed && <PrintedTable label={facts.label} columns={columns} shown={shown} {...printed} />}
    </>
  )
}
