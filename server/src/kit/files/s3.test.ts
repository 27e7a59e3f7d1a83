import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPerson, funeralHome, testServer } from '../testing'
import { s3Store } from './s3'
import type { FileStore } from './store'

const objects = new Map<string, Buffer>()
let server: Server
let bucket: Parameters<typeof s3Store>[0]
let store: FileStore
let isDown = false

const signed =
  /^AWS4-HMAC-SHA256 Credential=key-of-test\/\d{8}\/eu-central-1\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/

const listing = (): string =>
  [...objects].map(([key, bytes]) => `<Contents><Key>${key}</Key><Size>${bytes.length}</Size></Contents>`).join('')

/** As much of S3 as the product asks for: objects below /bucket, to those who sign. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '', 'http://s3.test')
  const body = await buffer(request)
  if (isDown) return void response.writeHead(500).end()
  if (!signed.test(request.headers.authorization ?? '')) return void response.writeHead(403).end()
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '')
  if (request.method === 'PUT') {
    objects.set(key, body)
    return void response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    return void response.writeHead(204).end()
  }
  if (key === '') {
    const page = `<ListBucketResult><KeyCount>${objects.size}</KeyCount>${listing()}</ListBucketResult>`
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(page)
  }
  const found = objects.get(key)
  if (!found) return void response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error/>')
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) return void response.writeHead(200, { 'content-length': found.length }).end(found)
  response.writeHead(206).end(found.subarray(Number(from), to ? Number(to) + 1 : undefined))
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  bucket = { endpoint, bucket: 'bucket', region: 'eu-central-1', key: 'key-of-test', secret: 'secret' }
  store = await s3Store(bucket)
})

afterAll(() => server.close())

describe('a bucket', () => {
  const path = (name: string) => join(inject('dataDir'), name)

  test('takes a file over, gives it back, whole and in part, names it and forgets it', async () => {
    await writeFile(path('s3-upload'), 'Sterbeurkunde')
    await store.put('1/ab/abc', path('s3-upload'))
    expect(objects.get('1/ab/abc')?.toString()).toBe('Sterbeurkunde')
    await expect(writeFile(path('s3-upload'), '', { flag: 'r+' })).rejects.toThrow('ENOENT')
    expect(await text(await store.open('1/ab/abc'))).toBe('Sterbeurkunde')
    expect(await text(await store.open('1/ab/abc', { start: 0, end: 5 }))).toBe('Sterbe')
    expect(await text(await store.open('1/ab/abc', { start: 6, end: 12 }))).toBe('urkunde')
    const all: unknown[] = []
    for await (const object of store.list()) all.push(object)
    expect(all).toEqual([{ key: '1/ab/abc', size: 13 }])
    await store.delete('1/ab/abc')
    expect(objects.size).toBe(0)
    await store.delete('1/ab/abc')
    await expect(store.open('1/ab/abc')).rejects.toThrow()
  })

  test('that is away is answered as something to try again', async () => {
    await writeFile(path('s3-later'), 'x')
    isDown = true
    await expect(store.put('1/ab/later', path('s3-later'))).rejects.toMatchObject({ status: 503 })
    await expect(store.open('1/ab/later')).rejects.toMatchObject({ status: 503 })
    isDown = false
    await store.put('1/ab/later', path('s3-later'))
    expect(objects.get('1/ab/later')?.toString()).toBe('x')
  })

  test('holds the documents of a house that is told to use one', async () => {
    const { house, origin, furnish } = await testServer()
    const onDisk = house.files
    const place = { url: inject('serverUrl'), max: 1 }
    const told = await furnish({ ...house.env, s3: bucket }, house.secretKey, place, () => undefined)
    house.files = told.files
    try {
      const home = await funeralHome()
      const office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
      const { id } = await createPerson(office.client)
      const file = new File(['Im Eimer'], 'a.txt')
      const added = await office.client.personDocuments.create(id, { documentLabel: 'PERSON', file })
      expect(added.status).toBe(201)
      const digest = createHash('sha256').update('Im Eimer').digest('hex')
      expect(objects.get(`${home.tenantId}/${digest.slice(0, 2)}/${digest}`)?.toString()).toBe('Im Eimer')
      const address = `${origin}/api/v1/tenants/${home.tenantId}/documents/${added.body.accessToken}`
      const cookie = office.cookie
      expect(await (await fetch(address, { headers: { cookie } })).text()).toBe('Im Eimer')
      const part = await fetch(address, { headers: { cookie, range: 'bytes=3-7' } })
      expect([part.status, await part.text()]).toEqual([206, 'Eimer'])
      isDown = true
      const away = await fetch(address, { headers: { cookie } })
      expect(away.status).toBe(503)
      // Nothing that a browser could take for the file, or keep as if it were.
      for (const name of ['etag', 'content-disposition', 'accept-ranges'])
        expect(away.headers.get(name), name).toBeNull()
      expect(away.headers.get('cache-control')).toBe('no-store')
      const other = new File(['Zu spät'], 'b.txt')
      const refused = await office.client.personDocuments.create(id, { documentLabel: 'PERSON', file: other })
      expect(refused).toBeRefused(503, 'UNAVAILABLE')
      isDown = false
      expect((await office.client.personDocuments.list(id)).body.items).toHaveLength(1)
      expect(await readdir(join(house.env.DATA_DIR, 'incoming'))).toEqual([])
    } finally {
      house.files = onDisk
      await told.db.close()
    }
  })
})
