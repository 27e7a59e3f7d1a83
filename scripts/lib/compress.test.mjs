import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from './compress.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pietas-compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('text that is worth it gets both versions beside it, with the same content', async () => {
  const code = 'export const burial = 1\n'.repeat(200)
  writeFileSync(join(folder, 'assets', 'index.js'), code)
  await compressFolder(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['index.js', 'index.js.br', 'index.js.gz'])
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'index.js.gz'))).toString()).toBe(code)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'index.js.br'))).toString()).toBe(code)
})

test('small files and those that are compressed already stay alone', async () => {
  writeFileSync(join(folder, 'small.js'), 'x'.repeat(1024))
  writeFileSync(join(folder, 'inter.woff2'), 'x'.repeat(9000))
  await compressFolder(folder)
  expect(readdirSync(folder).sort()).toEqual(['assets', 'inter.woff2', 'small.js'])
})
