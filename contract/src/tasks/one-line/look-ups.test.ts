import { expect, test } from 'vitest'
import { lookUpsFor } from './look-ups'

test('where a task takes place, whatever was not understood may be a partner', () => {
  const pieces = ['von Klinikum nach Krematorium Hagen', 'Hof']
  expect(lookUpsFor({ type: 'TRANSPORTATION', pieces }).partners).toEqual(['Klinikum', 'Krematorium Hagen'])
  expect(lookUpsFor({ type: 'BASIC', pieces }).partners).toEqual([])
})

test('a case is asked for by its number, or by two names that follow each other', () => {
  const processes = (...pieces: string[]) => lookUpsFor({ type: 'BASIC', pieces }).processes
  expect(processes('Urkunde holen #100', 'Vorgang 7')).toEqual(['#100', '#7'])
  expect(processes('Urkunde für Karl Muster holen')).toEqual(['Karl Muster'])
  expect(processes('Urkunde holen')).toEqual([])
})

test('a long line asks for a few things only', () => {
  const pieces = Array.from({ length: 500 }, (_, at) => `Ort Nummer ${at}`)
  const { partners, processes } = lookUpsFor({ type: 'WORK', pieces })
  expect([partners.length, processes.length]).toEqual([3, 1])
})
