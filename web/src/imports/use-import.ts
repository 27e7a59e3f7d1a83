import { useState } from 'react'
import { refresh } from '../kit/api'
import { toast } from '../kit/feedback'
import type { ImportedRow, ImportFacts } from './facts'
import { readSheet, type Sheet, type SheetFault, SheetRefused } from './read-sheet'
import { type Mapping, recognise, recordsOf } from './recognise'

/** What an import would do, or has done. */
export interface Outcome {
  /** Tells the tables of two outcomes apart. */
  key: string
  importId: number | null
  created: number
  updated: number
  unchanged: number
  refused: number
  rows: ImportedRow[]
}

/** A row that cannot be read is told by the name that stands in the file. */
const withName = (
  row: ImportedRow,
  said: Record<string, unknown>[],
  nameOf: NonNullable<ImportFacts['nameOf']>,
): ImportedRow => {
  const name = row.name ?? nameOf(said[row.row - 1] ?? {})
  return { ...row, name: typeof name === 'string' ? name : null }
}

/** The way from a file to its import: nothing is stored before `carryOut`. */
export function useImport(facts: ImportFacts) {
  const [fault, setFault] = useState<SheetFault>()
  const [sheet, setSheet] = useState<Sheet>()
  const [mapping, setMapping] = useState<Mapping>([])
  const [matchBy, setMatchBy] = useState(facts.usualKey)
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
      setMapping(recognise(facts, read.heads))
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
      const rows = recordsOf(facts, sheet, mapping)
      const answered = await facts.create({ fileName: sheet.fileName, matchBy, dryRun, rows })
      const nameOf = facts.nameOf ?? (({ name }) => name as string | null)
      setOutcome({
        ...answered,
        key: crypto.randomUUID(),
        rows: answered.rows.map((row) => withName(row, rows, nameOf)),
      })
      if (!dryRun) void refresh(...facts.refreshes)
    } catch {
      toast.error('import.failed')
    } finally {
      setBusy(false)
    }
  }

  // A preview tells the truth only about the mapping and key that it was made with.
  const change = (next: { mapping?: Mapping; matchBy?: string }) => {
    if (next.mapping) setMapping(next.mapping)
    if (next.matchBy) setMatchBy(next.matchBy)
    setOutcome(undefined)
  }

  return {
    facts,
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
