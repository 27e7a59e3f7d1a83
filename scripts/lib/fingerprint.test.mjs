import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pietas-fingerprint-'))
  mkdirSync(join(folder, 'persons'))
  writeFileSync(join(folder, 'persons', 'rules.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the same files have the same fingerprint, and a missing path is no obstacle', () => {
  expect(fingerprintOf([folder, join(folder, 'missing')])).toBe(fingerprintOf([folder]))
})

test('a new, a longer, a later and a deleted file each change it', () => {
  const file = join(folder, 'persons', 'rules.ts')
  const changes = [
    () => writeFileSync(join(folder, 'persons', 'fields.ts'), ''),
    () => writeFileSync(file, 'three'),
    () => utimesSync(file, 1, 1),
    () => rmSync(file),
  ]
  const seen = new Set([fingerprintOf([folder])])
  for (const change of changes) {
    change()
    seen.add(fingerprintOf([folder]))
  }
  expect(seen.size).toBe(5)
})
