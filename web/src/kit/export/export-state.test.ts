import { describe, expect, test } from 'vitest'
import { type ExportEvent, type ExportState, nextExportState, notStarted } from './export-state'
import { fileNameOf } from './file-name'
import { progressOf } from './progress'

const file = new Blob(['x'])
const after = (...events: ExportEvent[]): ExportState => events.reduce(nextExportState, notStarted)
const half: ExportEvent = { type: 'progress', rows: 10, progress: 50 }
const done: ExportEvent = { type: 'finish', rows: 20, file, isPart: false }

describe('an export', () => {
  test('goes through its four states in order', () => {
    expect(after().step).toBe('not-started')
    expect(after({ type: 'start' })).toEqual({ step: 'loading', rows: 0, progress: null })
    expect(after({ type: 'start' }, half)).toEqual({ step: 'loading', rows: 10, progress: 50 })
    expect(after({ type: 'start' }, half, done).step).toBe('finished')
    expect(after({ type: 'start' }, half, done, { type: 'offer' })).toEqual({
      step: 'download-available',
      rows: 20,
      file,
      isPart: false,
    })
  })

  test('leaves no state out', () => {
    expect(after({ type: 'offer' })).toBe(notStarted)
    expect(after(half)).toBe(notStarted)
    expect(after(done)).toBe(notStarted)
    expect(after({ type: 'start' }, { type: 'offer' }).step).toBe('loading')
  })

  test('begins anew after a reset or a failure, wherever it was', () => {
    expect(after({ type: 'start' }, half, { type: 'reset' })).toBe(notStarted)
    expect(after({ type: 'start' }, done, { type: 'offer' }, { type: 'reset' })).toBe(notStarted)
    expect(after({ type: 'start' }, { type: 'fail' })).toEqual({ step: 'not-started', failed: true })
  })

  test('is not disturbed by what comes in after a reset', () => {
    expect(after({ type: 'start' }, { type: 'reset' }, half, done)).toBe(notStarted)
  })
})

describe('progress', () => {
  const of = (fetched: number, completed: number, hasSecondPass: boolean, total: number | undefined = 200) =>
    progressOf({ fetched, completed, total, hasSecondPass })

  test('with one pass fetching reaches 100', () => {
    expect([of(0, 0, false), of(50, 0, false), of(200, 0, false)]).toEqual([0, 25, 100])
  })

  test('with two passes fetching counts to 50 and completing to 100', () => {
    expect([of(100, 0, true), of(200, 0, true), of(200, 100, true), of(200, 200, true)]).toEqual([25, 50, 75, 100])
  })

  test('is not told while nobody knows the end, and is whole for nothing', () => {
    expect(progressOf({ fetched: 50, completed: 0, total: undefined, hasSecondPass: false })).toBeNull()
    expect(of(0, 0, false, 0)).toBe(100)
  })

  test('never goes past the end when rows are added meanwhile', () => {
    expect(of(230, 0, false)).toBe(100)
  })
})

describe('the name of the file', () => {
  const now = new Date('2026-11-21T23:05:09Z')

  test('is made of legal entity, table and time in Berlin', () => {
    expect(fileNameOf('Bestattungen Abendrot GmbH', 'persons', now)).toBe(
      'Bestattungen Abendrot GmbH_persons_2026-11-22_00-05-09.xlsx',
    )
  })

  test.each([
    ['A/B\\C:D*E?F"G<H>I|J', 'A_B_C_D_E_F_G_H_I_J'],
    ['../../etc', '_._.._etc'],
    ['Ende. ', 'Ende_'],
    ['a\u0000b\u202Ec\n', 'a_b_c'],
    ['Müller & Söhne', 'Müller & Söhne'],
  ])('%j is safe as %j', (entity, safe) => {
    expect(fileNameOf(entity, 'persons', now)).toBe(`${safe}_persons_2026-11-22_00-05-09.xlsx`)
  })
})
