import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { partnerImport } from '../partners/import/facts'
import { readSheet } from './read-sheet'
import { recognise, recordsOf } from './recognise'

const aFile = (content: BlobPart, name = 'partner.csv') => new File([content], name)

/** `Görlitz` as Excel for Windows writes it. */
const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const refusalOf = (file: File) =>
  readSheet(file).then(
    () => 'none',
    (error: { fault: string }) => error.fault,
  )

test.each([
  ['UTF-8 with semicolons', 'Name;Ort\r\nBlumen Winter;Görlitz\r\n'],
  ['UTF-8 with a mark and commas', '\uFEFFName,Ort\nBlumen Winter,Görlitz'],
  ['the code page of Windows', windows('Name;Ort\r\nBlumen Winter;G\xf6rlitz\r\n')],
  ['tabs', 'Name\tOrt\nBlumen Winter\tGörlitz\n'],
])('a file in %s is read', async (_, content) => {
  expect(await readSheet(aFile(content))).toEqual({
    fileName: 'partner.csv',
    heads: ['Name', 'Ort'],
    rows: [['Blumen Winter', 'Görlitz']],
  })
})

test('a cell in quotes may hold the separator, a quote and a line break; blank lines are no rows', async () => {
  const { rows } = await readSheet(aFile('Name;Notizen\n"Müller; Söhne";"Sagt ""Moin""\nund mehr"\n;\n\n'))
  expect(rows).toEqual([['Müller; Söhne', 'Sagt "Moin"\nund mehr']])
})

test('an Excel file is read from its first sheet, and a postal code keeps its zero', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'data',
        rows: [
          ['Name', 'PLZ'],
          ['Winter', '02826'],
          ['Sommer', 2763],
        ],
      },
    ],
  })
  const sheet = await readSheet(aFile(bytes as BlobPart, 'partner.xlsx'))
  expect(sheet.rows).toEqual([
    ['Winter', '02826'],
    ['Sommer', '2763'],
  ])
})

test('what cannot be imported is refused with the reason', async () => {
  expect(await refusalOf(aFile('Name;Ort\n'))).toBe('empty')
  expect(await refusalOf(aFile(new Uint8Array([1, 0, 2, 0, 3])))).toBe('unreadable')
  expect(await refusalOf(aFile(windows('PK\x03\x04 no archive'), 'partner.xlsx'))).toBe('unreadable')
  expect(await refusalOf(aFile(`Name\n${'Winter\n'.repeat(5000)}`))).toBe('none')
  expect(await refusalOf(aFile(`Name\n${'Winter\n'.repeat(5001)}`))).toBe('too-many')
  expect(await refusalOf(aFile(new Uint8Array(10 * 1024 * 1024 + 1)))).toBe('too-big')
})

test('columns are recognised by German and English headings, and each field is filled once', () => {
  expect(
    recognise(partnerImport, ['Firma', 'Straße', 'Haus-Nr.', 'PLZ', 'E-Mail', 'USt-IdNr.', 'Sonstiges', 'Name']),
  ).toEqual(['name', 'street', 'streetNumber', 'zipCode', 'email', 'vatId', null, null])
  expect(recognise(partnerImport, ['Company', 'Postal code', 'Phone', 'Categories'])).toEqual([
    'name',
    'zipCode',
    'phone',
    'typeNames',
  ])
})

test('rows become partners by the mapping, and what is left out is left out', () => {
  const sheet = { fileName: 'x', heads: ['a', 'b', 'c'], rows: [['Winter', 'Görlitz', 'geheim']] }
  expect(recordsOf(partnerImport, sheet, ['name', 'city', null])).toEqual([
    { name: 'Winter', address: { city: 'Görlitz' } },
  ])
})
