import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { formats, type SheetCell } from './sheet-cells'
import { openSheetFile } from './sheet-file'

const columns = [
  { header: 'Name', width: 20, format: formats.text },
  { header: 'Nr.', width: 8, format: formats.number },
]

const read = async (file: Blob) => {
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  return sheets[0]?.rows ?? []
}

test('the file grows with the rows and keeps none of them, so that it is there when the last ones come', async () => {
  const file = openSheetFile(columns)
  const sizes: number[] = []
  const lots = 60
  for (let lot = 0; lot < lots; lot += 1) {
    const rows = Array.from({ length: 500 }, (_, at): SheetCell[] => [crypto.randomUUID(), lot * 500 + at])
    await file.add(rows)
    // Whoever kept the rows to write them later would find nothing in them.
    rows.length = 0
    sizes.push(file.size())
  }
  expect(sizes[9]).toBeGreaterThan(50_000)
  expect(sizes[29]).toBeGreaterThan((sizes[9] ?? 0) * 2)
  const whole = await file.end()
  // At the end only what was packed last and the small parts beside the sheet are missing.
  expect(sizes.at(-1)).toBeGreaterThan(whole.size * 0.9)
  const found = await read(whole)
  expect(found).toHaveLength(lots * 500 + 1)
  expect(found.at(-1)?.[1]).toBe(lots * 500 - 1)
})

test('every text comes back as it was, but for what no file of this kind can hold', async () => {
  const texts = ['=1+1', '<b>"Müller" & Söhne</b>', ' vorn und hinten ', 'zwei\nZeilen', '🕊️', '_x0041_']
  const file = openSheetFile(columns)
  await file.add([...texts.map((text): SheetCell[] => [text, null]), ['a\u0000b\ud800c', 1], ['x'.repeat(40_000), 2]])
  const found = (await read(await file.end())).slice(1).map(([text]) => text)
  expect(found.slice(0, texts.length)).toEqual(texts)
  expect(found.slice(texts.length)).toEqual(['abc', 'x'.repeat(32_767)])
})

test('an empty list is a sheet with its head', async () => {
  expect(await read(await openSheetFile(columns).end())).toEqual([['Name', 'Nr.']])
})
