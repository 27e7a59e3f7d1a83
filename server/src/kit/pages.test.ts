import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from './env'
import { answerUnknown, createHttp } from './http'
import { addPages } from './pages'

const page = '<!doctype html><title>Pietas</title>'
const script = 'export const a = 1'

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pietas-pages-'))
  await mkdir(join(directory, 'assets'))
  for (const [name, content] of [
    ['index.html', page],
    ['assets/index-a1.js', script],
  ] as const) {
    await writeFile(join(directory, name), content)
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(content))
    await writeFile(join(directory, `${name}.gz`), gzipSync(content))
  }
  await writeFile(join(directory, 'assets/small-b2.js'), '1')
  await writeFile(join(directory, '.built'), 'a stamp')
  await writeFile(join(directory, '.built.json'), 'a stamp')
  app = await createHttp(readEnv({ LOG_LEVEL: 'silent' }))
  answerUnknown(app, [], await addPages(app, directory))
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })

test.each(['/index.html', '/', '/processes/7'])('the page is never kept without asking again: %s', async (url) => {
  const plain = await get(url)
  expect(plain.body).toBe(page)
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })

  const packed = await get(url, 'gzip, deflate, br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page)
  expect(packed.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  })
})

test('an asset is kept for a year, in the encoding that the browser takes', async () => {
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }
  expect((await get('/assets/index-a1.js')).headers).toMatchObject(kept)
  expect((await get('/assets/index-a1.js')).headers['content-encoding']).toBeUndefined()
  const br = { ...kept, 'content-encoding': 'br', 'content-type': 'application/javascript; charset=utf-8' }
  expect((await get('/assets/index-a1.js', 'gzip, br')).headers).toMatchObject(br)
  expect((await get('/assets/index-a1.js', 'gzip')).headers).toMatchObject({ ...kept, 'content-encoding': 'gzip' })
})

test('a file without a packed version goes out as it is', async () => {
  const small = await get('/assets/small-b2.js', 'gzip, br')
  expect(small.body).toBe('1')
  expect(small.headers['content-encoding']).toBeUndefined()
})

test('packed versions have no address of their own, and a missing asset is not the page', async () => {
  expect((await get('/assets/index-a1.js.br')).statusCode).toBe(404)
  expect((await get('/assets/index-zz.js', 'br')).statusCode).toBe(404)
})

test.each([
  '/.built',
  '/.built.json',
  '/assets/../.built.json',
  '/assets/%2e%2e/.built.json',
  '/..%2f..%2fetc/hosts.txt',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/nothing.js',
])('what is no file of the app is not there: %s', async (url) => {
  const answer = await get(url, 'br')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test('an address with a character that no file has is refused', async () => {
  expect((await get('/assets/index-a1.js%00.js')).statusCode).toBe(400)
})

test.each(['/assets', '/assets/'])('an address without a file is a page of the app: %s', async (url) => {
  expect((await get(url)).body).toBe(page)
})

test('a file is asked for, and nothing else is done to it', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/assets/index-a1.js' })
  expect(head.headers).toMatchObject({ 'content-length': String(script.length) })
  expect(head.body).toBe('')
  expect((await app.inject({ method: 'DELETE', url: '/assets/index-a1.js' })).statusCode).toBe(404)
})
