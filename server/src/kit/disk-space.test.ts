import { readdir } from 'node:fs/promises'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { isDiskFull, seldom } from './disk-space'
import { readEnv } from './env'
import { receive } from './files'
import { readForm } from './forms'
import { addHealth } from './health'
import { createHttp } from './http'
import { createPerson, funeralHome, testServer } from './testing'

const diskFull = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test('an upload for which there is no room is answered as that, and leaves nothing behind', async () => {
  const { house } = await testServer()
  const { client } = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  const { id } = await createPerson(client)
  const upload = () => client.personDocuments.create(id, { documentLabel: 'PERSON', file: new File(['x'], 'a.txt') })
  const { put } = house.files
  house.files.put = () => Promise.reject(diskFull())
  const refused = await upload()
  house.files.put = put
  expect(refused).toMatchObject({ status: 507, body: { code: 'STORAGE_FULL', title: 'Storage full' } })
  expect(refused.body.detail).toMatch(/no room/i)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await readdir(join(house.env.DATA_DIR, 'incoming'))).toEqual([])
  expect((await upload()).status).toBe(201)
})

const aForm = (bytes: number): IncomingMessage => {
  const request = new IncomingMessage(new Socket())
  request.headers['content-type'] = 'multipart/form-data; boundary=x'
  request.push('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n')
  request.push(Buffer.alloc(bytes, 'a'))
  request.push('\r\n--x--\r\n')
  request.push(null)
  return request
}

test('a disk that runs full while a file arrives is no fault of the form', async () => {
  const { house } = await testServer()
  const whileWriting: typeof receive = async (dataDir, name, source) => {
    let size = 0
    const disk = new Writable({
      write: (chunk, _, done) => {
        size += chunk.length
        done(size > 50_000 ? diskFull() : null)
      },
    })
    await pipeline(source, disk)
    return receive(dataDir, name, Readable.from([]))
  }
  const atOnce: typeof receive = () => Promise.reject(diskFull())
  for (const take of [whileWriting, atOnce])
    expect(isDiskFull(await readForm(aForm(200_000), house.env.DATA_DIR, 1e6, take).catch((error) => error))).toBe(true)
  expect(await readdir(join(house.env.DATA_DIR, 'incoming'))).toEqual([])
})

test('a full disk is told to the log once a minute', async () => {
  let now = 0
  const isDue = seldom(60_000, () => now)
  const told: number[] = []
  for (; now < 150_000; now += 1000) if (isDue()) told.push(now)
  expect(told).toEqual([0, 60_000, 120_000])

  const lines: string[] = []
  const app = await createHttp(readEnv({ LOG_LEVEL: 'warn' }), { write: (line: string) => void lines.push(line) })
  app.get('/full', () => Promise.reject(diskFull()))
  for (let n = 0; n < 5; n += 1) expect((await app.inject('/full')).statusCode).toBe(507)
  await app.close()
  expect(lines.filter((line) => line.includes('no room'))).toHaveLength(1)
})

test('readiness says that room is running out before there is none', async () => {
  const { house } = await testServer()
  const ready = async (reserve: string) => {
    const app = Fastify()
    addHealth(app, { ...house, env: { ...house.env, DISK_RESERVE: readEnv({ DISK_RESERVE: reserve }).DISK_RESERVE } })
    const answer = await app.inject('/readyz')
    await app.close()
    return answer
  }
  expect((await ready('0')).statusCode).toBe(200)
  const low = await ready('999999999')
  expect(low.statusCode).toBe(503)
  expect(low.json()).toMatchObject({ code: 'STORAGE_FULL' })
  expect(low.json().detail).toMatch(/less than 999999999 MB are free/i)
})
