import { maxImportRows } from '@pietas/contract/kit/imports'

/** Why a file cannot be imported, as the end of a message key. */
export type SheetFault = 'unreadable' | 'empty' | 'too-big' | 'too-many'

export class SheetRefused extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault)
  }
}

const maxBytes = 10 * 1024 * 1024

/** Head and rows of a file, every cell as text. */
export interface Sheet {
  fileName: string
  heads: string[]
  rows: string[][]
}

// Excel writes CSV in the code page of Windows; whatever is no UTF-8 is read as that.
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim()
}

async function cellsOf(bytes: Uint8Array): Promise<unknown[][]> {
  // Every XLSX file is a ZIP archive and begins with its mark.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readXlsx } = await import('hucre/xlsx')
    return (await readXlsx(bytes)).sheets[0]?.rows ?? []
  }
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new SheetRefused('unreadable')
  const { parseCsv } = await import('hucre/csv')
  return parseCsv(text, { delimiter: delimiterOf(text) })
}

/** Whichever of the usual separators the head has most of. */
const delimiterOf = (text: string): string => {
  const head = text.split(/\r?\n/, 1)[0] ?? ''
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/**
 * Reads the first sheet of a CSV or XLSX file; its first row is the head.
 *
 * @throws SheetRefused
 */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > maxBytes) throw new SheetRefused('too-big')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const cells = await cellsOf(bytes).catch((error: unknown) => {
    throw error instanceof SheetRefused ? error : new SheetRefused('unreadable')
  })
  const [heads = [], ...rows] = cells.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ''))
  if (rows.length === 0) throw new SheetRefused('empty')
  if (rows.length > maxImportRows) throw new SheetRefused('too-many')
  return { fileName: file.name, heads, rows }
}
