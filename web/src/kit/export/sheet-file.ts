import { ownFormat, type SheetCell, type SheetColumn } from './sheet-cells'
import { partsBeside, sheetEnd, sheetHead, xmlText } from './workbook-parts'
import { openZip } from './zip-stream'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const sheet = 'data'
// What a cell and a sheet of the usual programs hold.
const mostCharacters = 32_767
const mostRows = 1_048_576
const dayLength = 86_400_000
/** 1970-01-01, counted as sheets count days. */
const firstDay = 25_569
// So much is kept at hand before it goes to where the browser keeps files.
const kept = 1_000_000

const letters = (count: number): string =>
  count === 0 ? '' : letters(Math.floor((count - 1) / 26)) + String.fromCharCode(65 + ((count - 1) % 26))

/** Bytes on their way into a file: the browser keeps what is done outside of the memory of the page. */
function openFile() {
  let done = new Blob([], { type: mediaType })
  let latest: Uint8Array<ArrayBuffer>[] = []
  let [size, held] = [0, 0]
  const settle = () => {
    done = new Blob([done, ...latest], { type: mediaType })
    latest = []
    held = 0
  }
  return {
    size: () => size,
    take: (bytes: Uint8Array<ArrayBuffer>) => {
      latest.push(bytes)
      size += bytes.length
      held += bytes.length
      if (held > kept) settle()
    },
    end: () => {
      settle()
      return done
    },
  }
}

/** A file with one sheet named `data`, written row by row: whatever has been added is packed at once and not kept. */
export function openSheetFile(columns: readonly SheetColumn[]) {
  const file = openFile()
  const zip = openZip(file.take)
  const entry = zip.openEntry('xl/worksheets/sheet1.xml')
  // The first one is that of the head.
  const formats = ['@', ...new Set(columns.map(({ format }) => format))]
  const styleOf = (format: string): number => {
    const at = formats.indexOf(format, 1)
    return at < 0 ? formats.push(format) : at + 1
  }
  const names = columns.map((_, at) => letters(at + 1))
  let rows = 0
  const cellXml = (cell: SheetCell, at: number, style: number): string => {
    if (cell === null) return ''
    const place = `r="${names[at]}${rows}" s="${style}"`
    if (typeof cell === 'string')
      return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.slice(0, mostCharacters))}</t></is></c>`
    return `<c ${place}><v>${cell instanceof Date ? cell.getTime() / dayLength + firstDay : cell}</v></c>`
  }
  const rowXml = (row: readonly SheetCell[], styleAt: (cell: SheetCell, at: number) => number): string => {
    rows += 1
    if (rows > mostRows) throw new Error('A sheet holds no more rows')
    return `<row r="${rows}">${row.map((cell, at) => cellXml(cell, at, styleAt(cell, at))).join('')}</row>`
  }
  const styleAt = (cell: SheetCell, at: number) => {
    const { format = '' } = columns[at] ?? {}
    return styleOf(ownFormat(cell, format) ?? format)
  }
  const begun = entry.write(
    sheetHead(columns.map(({ width, format }) => ({ width, style: styleOf(format) }))) +
      rowXml(
        columns.map(({ header }) => header),
        () => 1,
      ),
  )
  return {
    /** How much of the file there is, in bytes. */
    size: file.size,
    add: async (added: readonly SheetCell[][]) => {
      await begun
      await entry.write(added.map((row) => rowXml(row, styleAt)).join(''))
    },
    end: async (): Promise<Blob> => {
      await begun
      const range = `A1:${names.at(-1)}${rows}`
      await entry.write(sheetEnd(range))
      await entry.close()
      for (const [path, text] of Object.entries(partsBeside(sheet, range, formats))) {
        const part = zip.openEntry(path)
        await part.write(text)
        await part.close()
      }
      zip.close()
      return file.end()
    },
  }
}
