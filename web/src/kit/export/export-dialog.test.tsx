import { readXlsx } from 'hucre/xlsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aTable, aWarehouse, type Coffin, coffins } from '../list/table/testing'
import { offerDelay } from './export-state'
import { mostExported } from './run-export'

/** Catches what the browser would store. */
function theDownload() {
  const saved: { file?: Blob; name?: string } = {}
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.file = file as Blob
      return '#'
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.name = this.download
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return saved
}

const sheetOf = async (file: Blob | undefined) => {
  const { sheets } = await readXlsx(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)))
  return sheets
}

const many = (count: number): Coffin[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    legalEntityId: 1,
    name: index === 0 ? '=1+1' : `Eiche ${index + 1}`,
    builtAt: '2026-03-01',
  }))

test('all pages become one sheet with the visible columns, typed cells and defused formulas', async () => {
  const saved = theDownload()
  const { asked, load } = aWarehouse(many(1200))
  const screen = await aTable({ load, hasExport: true })
  await screen.getByRole('button', { name: 'Name' }).first().click()
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  await screen.getByRole('button', { name: 'Herunterladen' }).click()
  expect(asked.filter((request) => request.limit === 500)).toMatchObject([
    { cursor: '', count: true, sortBy: 'NAME', sortDirection: 'ASC' },
    { cursor: '500', sortBy: 'NAME' },
    { cursor: '1000', sortBy: 'NAME' },
  ])
  expect(saved.name).toMatch(/^Bestattungen Abendrot GmbH_coffins_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.xlsx$/)
  const [sheet, ...others] = await sheetOf(saved.file)
  expect(others).toEqual([])
  expect(sheet?.name).toBe('data')
  expect(sheet?.rows).toHaveLength(1201)
  expect(sheet?.rows.slice(0, 3)).toEqual([
    ['Name', 'Nr.', 'Angelegt'],
    ['=1+1', 1, new Date('2026-03-01T00:00:00Z')],
    ['Eiche 2', 2, new Date('2026-03-01T00:00:00Z')],
  ])
})

test('numbers, days and times are what they are, below a head that can be filtered', async () => {
  const saved = theDownload()
  const stock = many(4)
  const weights = [2, 2.5, 1200, null]
  const dues = ['2026-03-01T23:00:00.000Z', '2026-03-02T08:30:00.000Z', '2026-03-02', null]
  const screen = await aTable({
    load: aWarehouse(stock).load,
    hasExport: true,
    columns: [
      { id: 'id', header: 'process.id', width: 60, value: (coffin) => coffin.id },
      { id: 'weight', header: 'person.weight', width: 60, kind: 'number', value: ({ id }) => weights[id - 1] },
      { id: 'due', header: 'process.createdAt', width: 60, kind: 'moment', value: ({ id }) => dues[id - 1] },
    ],
  })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  await screen.getByRole('button', { name: 'Herunterladen' }).click()
  const { sheets } = await readXlsx(new Uint8Array((await saved.file?.arrayBuffer()) ?? []), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.rows.slice(1)).toEqual([
    [1, 2, new Date('2026-03-02T00:00:00Z')],
    [2, 2.5, new Date('2026-03-02T09:30:00Z')],
    [3, 1200, new Date('2026-03-02T00:00:00Z')],
    [4, null, null],
  ])
  const formatAt = (cell: string) => sheet?.cells?.get(cell)?.style?.numFmt
  expect(['1,0', '1,1', '2,1', '3,1', '1,2', '2,2', '3,2'].map(formatAt)).toEqual([
    '0',
    '#,##0',
    '#,##0.##',
    '#,##0',
    'dd.mm.yyyy',
    'dd.mm.yyyy hh:mm',
    'dd.mm.yyyy',
  ])
  expect([0, 1, 2].map((at) => sheet?.cells?.get(`0,${at}`)?.style?.font?.bold)).toEqual([true, true, true])
  expect(sheet?.cells?.get('1,1')?.style?.font?.bold).not.toBe(true)
  expect(sheet?.autoFilter?.range).toBe('A1:C5')
  expect(sheet?.columns?.every(({ width = 0 }) => width >= 8)).toBe(true)
})

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('the download can be taken 800 ms after the end, and not before', async () => {
  theDownload()
  const screen = await aTable({ hasExport: true })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  const start = screen.getByRole('button', { name: 'Export starten' })
  await expect.element(start).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await start.click()
  const download = screen.getByRole('button', { name: 'Herunterladen' })
  const isOffered = () => download.query()?.hasAttribute('disabled') === false
  // Not by `expect.element`, which lets some of the time pass at each look.
  while (download.query() === null) await painted()
  await painted()
  expect(isOffered()).toBe(false)
  await vi.advanceTimersByTimeAsync(offerDelay - 1)
  await painted()
  expect(isOffered()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await painted()
  expect(isOffered()).toBe(true)
})

test('rows that are completed count as a second pass', async () => {
  const steps: string[] = []
  const observe = () => steps.push(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') ?? '')
  const screen = await aTable({
    load: aWarehouse(many(1000)).load,
    hasExport: true,
    completeForExport: async (rows) => {
      await expect
        .poll(() => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'))
        .not.toBeNull()
      observe()
      return rows
    },
  })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  await expect.element(screen.getByText('1.000 Einträge exportiert. Die Datei ist fertig.')).toBeVisible()
  expect(steps.map(Number).every((step) => step >= 50)).toBe(true)
  expect(steps).toHaveLength(2)
})

test('cancelling stops the requests, and the next time it begins anew', async () => {
  const asked: string[] = []
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { load } = aWarehouse(many(2000))
  const screen = await aTable({
    hasExport: true,
    load: async (request, signal) => {
      if (request.limit === 500) {
        asked.push(request.cursor)
        if (asked.length === 2) await held
        signal.throwIfAborted()
      }
      return load(request)
    },
  })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  await expect.element(screen.getByText('500 Einträge geladen …')).toBeVisible()
  await screen.getByRole('button', { name: 'Abbrechen' }).click()
  release()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await expect.element(screen.getByRole('button', { name: 'Export starten' })).toBeEnabled()
  expect(asked).toEqual(['', '500'])
})

test('a list that goes on behind the limit is exported to there, and the dialog says so', async () => {
  const asked: string[] = []
  const rows = many(500)
  const screen = await aTable({
    hasExport: true,
    columns: [{ id: 'id', header: 'process.id', width: 60, value: (coffin) => coffin.id }],
    load: async ({ cursor, limit }) => {
      if (limit !== 500) return { items: rows.slice(0, 50), nextCursor: null, prevCursor: null, total: 50 }
      asked.push(cursor)
      return { items: rows, nextCursor: String(Number(cursor) + 500), prevCursor: null, total: 60_000 }
    },
  })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await expect.element(screen.getByText(/höchstens 50\.000,/)).toBeVisible()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  const status = screen.getByRole('status').filter({ hasText: 'Es gibt mehr' })
  await expect.element(status, { timeout: 20_000 }).toHaveTextContent('die ersten 50.000 Einträge')
  expect(asked).toHaveLength(mostExported / 500)
  expect(asked.at(-1)).toBe(String(mostExported - 500))
})

test('a failure is said and can be tried again', async () => {
  const { load } = aWarehouse(coffins)
  const screen = await aTable({
    hasExport: true,
    load: async (request) => {
      if (request.limit === 500) throw new Error('500')
      return load(request)
    },
  })
  await screen.getByRole('button', { name: 'Exportieren' }).click()
  await screen.getByRole('button', { name: 'Export starten' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Der Export wurde unterbrochen')
  await expect.element(screen.getByRole('button', { name: 'Export starten' })).toBeEnabled()
})
