import { type Color, cmyk, PDFDocument, rgb } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { openPaper } from '.'
import { isArchivable } from './archive'
import { printable, type Sheet, type SheetBlock } from './sheet'
import { type Placed, readPdf } from './testing'

const paper = openPaper()
afterAll(() => paper.close())

const line = (text: string): SheetBlock => ({ kind: 'p', pieces: [{ text, marks: [], href: null, gap: false }] })

const sheet = (changes: Partial<Sheet> = {}): Sheet => ({
  form: 'B',
  title: 'Anzeige',
  margins: { left: 25, right: 20, top: 45, bottom: 20 },
  paper: false,
  company: { name: 'Haus Abendrot', line: 'Untermarkt 4, 02826 Görlitz', colour: '#7a2e2e', foot: [['Fuß'], [], []] },
  sender: 'Haus Abendrot · Untermarkt 4 · 02826 Görlitz',
  address: ['Standesamt Görlitz', 'Hugo-Keller-Straße 14', '02826 Görlitz'],
  information: [['Datum', '25. November 2026']],
  subject: 'Betreff des Briefs',
  header: [],
  content: [line('Erster Absatz')],
  footer: [],
  ...changes,
})

const pdfOf = async (changes: Partial<Sheet> = {}, stationery: Uint8Array | null = null): Promise<Buffer> => {
  const [pdf] = await paper.print([{ sheet: sheet(changes), logo: null, stationery, at: 1_790_000_000 }])
  return pdf as Buffer
}

const print = async (...of: Parameters<typeof pdfOf>) => readPdf(await pdfOf(...of))

const drawn = async (color: Color): Promise<Uint8Array> => {
  const own = await PDFDocument.create()
  own.addPage([595.28, 841.89]).drawLine({ start: { x: 10, y: 800 }, end: { x: 500, y: 800 }, color })
  return own.save()
}

const find = (placed: readonly Placed[], text: string): Placed =>
  placed.find((one) => one.text.includes(text)) ?? expect.fail(`${text} stands nowhere`)

/** What stands in the lines between head and foot, from the top. */
const linesOf = (placed: readonly Placed[]): string[] => {
  const lines = new Map<number, string>()
  for (const { base, text } of placed.filter((one) => one.base > 20 && one.size > 10.5)) {
    const at = Math.round(base * 4)
    lines.set(at, (lines.get(at) ?? '') + text)
  }
  return [...lines.entries()].sort(([one], [other]) => one - other).map(([, text]) => text)
}

// Measured from the edges of the sheet, as the norm does: the window begins at 20 mm and its text at 25.
test.each([
  { form: 'A' as const, field: 27, text: 80.46 },
  { form: 'B' as const, field: 45, text: 98.46 },
])('form $form stands where DIN 5008 wants it', async ({ form, field, text }) => {
  const { pages } = await print({ form })
  const [page] = pages
  const { placed = [], width = 0, height = 0 } = page ?? {}
  expect([width, height].map(Math.round)).toEqual([210, 297])
  const [sender, first, town] = ['Haus Abendrot ·', 'Standesamt', '02826 Görlitz'].map((said) =>
    find(
      placed.filter(({ base }) => base > field),
      said,
    ),
  )
  for (const one of [sender, first, town]) expect(one?.left).toBeCloseTo(25, 0)
  // The sender's line lies above the zone of the address, which is 27.3 mm high and begins 17.7 mm below the field's edge.
  expect(sender?.base).toBeLessThan(field + 17.7)
  expect(sender?.base).toBeGreaterThan(field + 12.7)
  expect(first?.base).toBeGreaterThan(field + 17.7)
  expect(first?.base).toBeLessThan(field + 23)
  expect(town?.base).toBeLessThan(field + 45)
  const date = find(placed, 'Datum')
  expect(date.left).toBeCloseTo(125, 0)
  expect(date.base).toBeGreaterThan(field + 5)
  const subject = find(placed, 'Betreff')
  expect(subject.left).toBeCloseTo(25, 0)
  expect(subject.base - text).toBeGreaterThan(1.5)
  expect(subject.base - text).toBeLessThan(6)
})

test('a letter is for an archive: PDF/A-2b, says the mark in it', async () => {
  const { metadata } = await print()
  expect(metadata).toMatch(/pdfaid:part>2</)
  expect(metadata).toMatch(/pdfaid:conformance>B</)
  // And it keeps what it promises, as far as that can be read without the standard's own validator.
  expect(isArchivable(await PDFDocument.load(await pdfOf()))).toBe(true)
})

test('what is written is set and never obeyed', async () => {
  const hostile = '#import "x": * $x^2$ *fett* _kursiv_ @label <b>wort</b> \\ // /* #panic("nein") `a` ~ ---'
  const { pages } = await print({
    ...{ subject: hostile, address: [hostile], sender: hostile, content: [line(hostile)], title: hostile },
    company: { ...sheet().company, name: hostile },
  })
  const text = pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ')
  expect(text.split('#import "x": * $x^2$ *fett* _kursiv_ @label <b>wort</b>').length).toBeGreaterThan(3)
})

test('an address of many words gets smaller and stays in the window', async () => {
  const address = [
    'Gemeinschaftspraxis '.repeat(15).trim(),
    'Zweite Zeile',
    'Dritte Zeile',
    'Straße 1',
    '02826 Görlitz',
  ]
  const { pages } = await print({ address })
  const placed = pages[0]?.placed.filter(({ base, left }) => base > 45 + 17.7 && base < 95 && left < 100) ?? []
  expect(find(placed, 'Straße 1').base).toBeLessThan(90)
  expect(find(placed, '02826').base).toBeLessThan(90.5)
})

test('a long letter counts its pages, and no line of a paragraph is left alone', async () => {
  const sentence = 'Krankenversicherungsangelegenheiten und Rentenversicherungsnachweise liegen diesem Schreiben bei. '
  const content = Array.from({ length: 30 }, (_, at) => line(`Absatz ${at}. ${sentence.repeat(3)}`))
  const { pages } = await print({ content })
  expect(pages.length).toBeGreaterThan(1)
  for (const [at, page] of pages.entries()) expect(page.text).toContain(`Seite ${at + 1} von ${pages.length}`)
  // German words are parted at the end of a line.
  expect(pages.map(({ text }) => text).join('')).toMatch(/\p{Ll}-\s*\n?\p{Ll}/u)
  for (const page of pages) expect(find(page.placed, 'Fuß').base).toBeGreaterThan(270)
  const begins = (said: string | undefined) => said?.startsWith('Absatz') ?? true
  for (const [at, page] of pages.entries()) {
    const [first, second, ...more] = linesOf(page.placed)
    if (at > 0 && !begins(first)) expect(begins(second)).toBe(false)
    if (at < pages.length - 1) expect(begins(more.at(-1))).toBe(false)
  }
})

test('a letter in other scripts is whole, and little pictures are left out', async () => {
  const { pages } = await print({ content: [line('Привет Γειά'), line(printable('Danke 🙏🏽❤️ 漢'))] })
  expect(pages[0]?.text).toContain('Привет Γειά')
  expect(pages[0]?.text).toContain('Danke □')
})

test('no sign turns the order of what a paper says', async () => {
  const { pages } = await print({ content: [line(printable('Rechnung \u202e123 EUR\u202c an \u2067Weber\u2069'))] })
  expect(pages[0]?.text).toContain('Rechnung 123 EUR an Weber')
})

test('stationery lies below the letter, its last page below all that follow', async () => {
  const own = await PDFDocument.create()
  for (const said of ['Kopf des Hauses', 'Folgeblatt']) own.addPage([595.28, 841.89]).drawText(said, { x: 300, y: 800 })
  const content = Array.from({ length: 90 }, (_, at) => line(`Absatz ${at}`))
  const { pages, metadata } = await print({ paper: true, content }, await own.save())
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]?.text).toContain('Kopf des Hauses')
  expect(pages[0]?.text).not.toContain('Fuß')
  for (const page of pages.slice(1)) expect(page.text).toContain('Folgeblatt')
  // Below: it comes first, so that the letter is drawn over it.
  expect(pages[0]?.text.indexOf('Kopf des Hauses')).toBeLessThan(pages[0]?.text.indexOf('Betreff') ?? -1)
  // Its font is none of the file's own: the letter promises nothing to an archive.
  expect(metadata).not.toMatch(/pdfaid:/)
})

test.each([
  ['a letter of ours', async () => Buffer.from(await pdfOf()), true],
  ['lines in the colours of a screen', async () => drawn(rgb(1, 0, 0)), true],
  ['lines in the colours of a press', async () => drawn(cmyk(1, 0, 0, 0)), false],
])('stationery of %s keeps the mark of an archive, or takes it away', async (_, stationery, isKept) => {
  const { metadata } = await print({ paper: true }, await stationery())
  expect(/pdfaid:part>2</.test(metadata)).toBe(isKept)
  expect(metadata).toContain('Anzeige')
})

test('several letters are printed in their order, and become one', async () => {
  const jobs = ['Eins', 'Zwei', 'Drei'].map((said) => ({
    ...{ sheet: sheet({ content: [line(said)] }), logo: null, stationery: null, at: 1_790_000_000 },
  }))
  const parts = await paper.print(jobs)
  const { pages } = await readPdf(await paper.putTogether(parts))
  expect(pages.map(({ text }) => ['Eins', 'Zwei', 'Drei'].find((said) => text.includes(said)))).toEqual([
    'Eins',
    'Zwei',
    'Drei',
  ])
})

test('the same letter of the same moment is the same file', async () => {
  const job = { sheet: sheet(), logo: null, stationery: null, at: 1_790_000_000 }
  const [one, two] = await paper.print([job, job])
  expect(one?.equals(two as Buffer)).toBe(true)
})

test('stationery that cannot be read refuses the letter, and the next one is printed', async () => {
  await expect(print({ paper: true }, Buffer.from('kein PDF'))).rejects.toMatchObject({ status: 503 })
  expect((await print()).pages).toHaveLength(1)
})
