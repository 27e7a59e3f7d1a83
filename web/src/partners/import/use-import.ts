import type { ImportedRow, MatchKey } from '@pietas/contract/partners'
import { useState } from 'react'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { readSheet, type Sheet, type SheetFault, SheetRefused } from './read-sheet'
import { type Mapping, partnersOf, recognise } from './recognise'

/** What an import would do, or has done. */
export interface Outcome {
  importId: number | null
  created: number
  updated: number
  unchanged: number
  refused: number
  rows: ImportedRow[]
}

/** A row that cannot be read is told by the name that stands in the file. */
const withName = (row: ImportedRow, said: Record<string, unknown>[]): ImportedRow => {
  const name = row.name ?? said[row.row - 1]?.name
  return { ...row, name: typeof name === 'string' ? name : null }
}

/** The way from a file to its import: nothing is stored before `carryOut`. */
export function useImport() {
  const [fault, setFault] = useState<SheetFault>()
  const [sheet, setSheet] = useState<Sheet>()
  const [mapping, setMapping] = useState<Mapping>([])
  const [matchBy, setMatchBy] = useState<MatchKey>('NAME_AND_CITY')
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)

  const startOver = () => {
    setSheet(undefined)
    setOutcome(undefined)
    setFault(undefined)
  }

  const choose = async (file: File) => {
    startOver()
    setBusy(true)
    try {
      const read = await readSheet(file)
      setSheet(read)
      setMapping(recognise(read.heads))
    } catch (error) {
      setFault(error instanceof SheetRefused ? error.fault : 'unreadable')
    } finally {
      setBusy(false)
    }
  }

  const run = async (dryRun: boolean) => {
    if (!sheet) return
    setBusy(true)
    try {
      const rows = partnersOf(sheet, mapping)
      const answered = await client.partnerImports.create({ fileName: sheet.fileName, matchBy, dryRun, rows })
      setOutcome({ ...answered, rows: answered.rows.map((row) => withName(row, rows)) })
      if (!dryRun) void refresh('partners', 'partner-imports')
    } catch {
      toast.error('partner.import.failed')
    } finally {
      setBusy(false)
    }
  }

  // A preview tells the truth only about the mapping and key that it was made with.
  const change = (next: { mapping?: Mapping; matchBy?: MatchKey }) => {
    if (next.mapping) setMapping(next.mapping)
    if (next.matchBy) setMatchBy(next.matchBy)
    setOutcome(undefined)
  }

  return {
    fault,
    sheet,
    mapping,
    matchBy,
    outcome,
    busy,
    startOver,
    choose,
    change,
    preview: () => run(true),
    carryOut: () => run(false),
  }
}

export type ImportState = ReturnType<typeof useImport>
