import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { maxUploadBytes } from '@pietas/contract/documents'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { createPerson, type FuneralHome, funeralHome, newAddress, type StaffMember, testServer } from '../kit/testing'
import { fetchDocument } from './testing'

let home: FuneralHome
let office: StaffMember
let personId: number

beforeAll(async () => {
  home = await funeralHome()
  office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  personId = (await createPerson(office.client)).id
})

const boundary = 'a-line-between-parts'
const head = [
  `--${boundary}\r\ncontent-disposition: form-data; name="documentLabel"\r\n\r\nPERSON\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="Film.bin"\r\n\r\n`,
].join('')
const tail = `\r\n--${boundary}--\r\n`
const mebibyte = Buffer.alloc(1024 * 1024, 0x80)

type Sending = { call: ClientRequest; answer: Promise<{ status: number; body: string }> }

/** Opens an upload by hand, so that the test says when which byte goes. */
const open = async (headers: Record<string, string> = {}, owner = personId): Promise<Sending> => {
  const { origin } = await testServer()
  const call = httpRequest(`${origin}/api/v1/tenants/${home.tenantId}/persons/${owner}/documents`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: office.cookie,
      'x-forwarded-for': newAddress(),
      ...headers,
    },
  })
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', async (response) => {
      let body = ''
      for await (const chunk of response) body += chunk
      resolve({ status: response.statusCode ?? 0, body })
    })
  })
  answer.catch(() => undefined)
  return { call, answer }
}

const write = async (call: ClientRequest, chunk: Buffer | string): Promise<void> => {
  if (!call.write(chunk)) await once(call, 'drain')
}

const incoming = async (): Promise<string[]> => {
  const { house } = await testServer()
  return readdir(join(house.env.DATA_DIR, 'incoming')).catch(() => [])
}

const listed = async (): Promise<{ fileName: string; size: number; accessToken: string }[]> =>
  (await office.client.personDocuments.list(personId, { query: { limit: 500 } })).body.items

describe('a large file', () => {
  test('of the greatest size is taken', { timeout: 60_000 }, async () => {
    const { call, answer } = await open()
    await write(call, head)
    for (let sent = 0; sent < maxUploadBytes; sent += mebibyte.length) await write(call, mebibyte)
    call.end(tail)
    expect((await answer).status).toBe(201)
    const [newest] = await listed()
    expect(newest).toMatchObject({ fileName: 'Film.bin', size: maxUploadBytes })
    const download = await fetchDocument(home, office, newest as { accessToken: string }, '', {
      headers: { range: `bytes=${maxUploadBytes - 5}-` },
    })
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.alloc(5, 0x80))).toBe(true)
    expect(await incoming()).toEqual([])
  })

  test('of one byte more is refused and leaves nothing', { timeout: 60_000 }, async () => {
    const before = await listed()
    const { call, answer } = await open()
    await write(call, head)
    for (let sent = 0; sent < maxUploadBytes; sent += mebibyte.length) await write(call, mebibyte)
    call.end(`x${tail}`)
    const { status, body } = await answer
    expect([status, JSON.parse(body).code]).toEqual([413, 'TOO_LARGE'])
    expect(await incoming()).toEqual([])
    expect(await listed()).toEqual(before)
  })
})

describe('an upload that is under way', () => {
  test('holds no connection to the database, however many there are', async () => {
    const uploads = await Promise.all(Array.from({ length: 20 }, () => open()))
    for (const { call } of uploads) await write(call, `${head}Anfang`)
    await expect.poll(async () => (await incoming()).length).toBe(20)
    // The pool of the server has eight.
    const { house } = await testServer()
    await expect.poll(() => house.db.pool.totalCount - house.db.pool.idleCount).toBe(0)
    for (const { call } of uploads) call.end(tail)
    const answers = await Promise.all(uploads.map(({ answer }) => answer))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  })

  test('leaves nothing when the line is cut', async () => {
    const before = await listed()
    const { call } = await open()
    await write(call, `${head}Anfang`)
    await expect.poll(async () => (await incoming()).length).toBe(1)
    call.destroy()
    await expect.poll(incoming).toEqual([])
    expect(await listed()).toEqual(before)
  })

  test('makes one document when it was cut and is sent again under its key, and again', async () => {
    const before = await listed()
    const key = { 'idempotency-key': 'one-upload' }
    const cut = await open(key)
    await write(cut.call, `${head}Ganzer Inhalt`)
    await expect.poll(async () => (await incoming()).length).toBe(1)
    cut.call.destroy()
    const send = async (content: string) => {
      const { call, answer } = await open(key)
      call.end(head + content + tail)
      return answer
    }
    const [first, second] = await Promise.all([send('Ganzer Inhalt'), send('Ganzer Inhalt')])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toBe(first.body)
    expect(await listed()).toHaveLength(before.length + 1)
    const other = await send('Anderer Inhalt')
    expect([other.status, JSON.parse(other.body).errors]).toEqual([
      409,
      [{ field: 'Idempotency-Key', message: 'common.validation-not-unique' }],
    ])
  })

  test('is refused when the person was deleted before it had come', async () => {
    const { id } = await createPerson(office.client)
    const { call, answer } = await open({}, id)
    await write(call, `${head}Anfang`)
    await expect.poll(async () => (await incoming()).length).toBe(1)
    expect((await office.client.persons.delete(id)).status).toBe(204)
    call.end(tail)
    expect((await answer).status).toBe(404)
    expect((await office.client.personDocuments.list(id)).body.items).toEqual([])
    expect(await incoming()).toEqual([])
  })

  test.each([
    ['without a session', { cookie: '' }, 401],
    ['from a page of another site', { origin: 'https://elsewhere.example' }, 403],
    ['to another tenant', { cookie: 'stranger' }, 403],
  ])('is refused %s before a byte of the file is asked for', async (_, headers, status) => {
    const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    const { call, answer } = await open('cookie' in headers && headers.cookie ? { cookie: stranger.cookie } : headers)
    await write(call, head)
    expect((await answer).status).toBe(status)
    expect(await incoming()).toEqual([])
    call.destroy()
  })

  test('is refused for a person who is unknown before a byte of the file is asked for', async () => {
    const { call, answer } = await open({}, 987_654_321)
    await write(call, head)
    expect((await answer).status).toBe(404)
    call.destroy()
  })
})

describe('a form that is none', () => {
  const send = async (body: string, contentType = `multipart/form-data; boundary=${boundary}`) => {
    const { call, answer } = await open({ 'content-type': contentType })
    call.end(body)
    const { status, body: text } = await answer
    return { status, code: JSON.parse(text).code }
  }
  const invalid = { status: 400, code: 'INVALID_INPUT' }

  test.each([
    ['without an end', `${head}x`],
    ['of nothing', ''],
    ['of something else', 'Hallo'],
    ['whose part has no end of its head', `--${boundary}\r\ncontent-disposition: form-data; name="file"`],
    [
      'with a field too long',
      `--${boundary}\r\ncontent-disposition: form-data; name="fileName"\r\n\r\n${'x'.repeat(50_000)}${tail}`,
    ],
    [
      'with two files',
      `${head}Eins\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="b.txt"\r\n\r\nZwei${tail}`,
    ],
    [
      'with hundreds of fields behind its file',
      `${head}Inhalt\r\n${Array.from({ length: 300 }, (_, at) => `--${boundary}\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`,
    ],
    [
      'with hundreds of fields',
      `${Array.from({ length: 300 }, (_, at) => `--${boundary}\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\nx\r\n`).join('')}--${boundary}--\r\n`,
    ],
  ])('%s is refused', async (_, body) => {
    expect(await send(body)).toEqual(invalid)
    expect(await incoming()).toEqual([])
  })

  test('without the line between its parts is refused, and JSON as well', async () => {
    expect(await send('x', 'multipart/form-data')).toEqual(invalid)
    const unsupported = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }
    expect(await send('{}', 'application/json')).toEqual(unsupported)
    expect(await send('x', 'text/plain')).toEqual(unsupported)
  })

  test('is one however its type is written', async () => {
    const { call, answer } = await open({ 'content-type': `Multipart/Form-Data; boundary="${boundary}"` })
    call.end(`${head}Inhalt${tail}`)
    expect((await answer).status).toBe(201)
  })

  test('a file under another name is no file', async () => {
    const other = head.replace('name="file"', 'name="picture"')
    expect(await send(`${other}Inhalt${tail}`)).toEqual(invalid)
    expect(await incoming()).toEqual([])
  })

  test('a form where JSON is asked for is refused', async () => {
    const { origin } = await testServer()
    const form = new FormData()
    form.append('city', 'Görlitz')
    const path = `/api/v1/tenants/${home.tenantId}/legal-entities/${home.legalEntityId}/persons/${personId}`
    const answer = await fetch(origin + path, { method: 'PATCH', body: form, headers: { cookie: office.cookie } })
    expect(answer.status).toBe(415)
  })
})

test('the same bytes are stored once for each tenant', async () => {
  const file = new File(['Derselbe Inhalt'], 'a.txt')
  const add = () => office.client.personDocuments.create(personId, { documentLabel: 'PERSON', file })
  const [one, two] = [await add(), await add()]
  expect([one.status, two.status]).toEqual([201, 201])
  const digests = await home.inTenant((tx) =>
    tx.rows<{ sha256: string }>(sql`select sha256 from documents where id in (${one.body.id}, ${two.body.id})`),
  )
  expect(new Set(digests.map((row) => row.sha256)).size).toBe(1)
  await office.client.documents.delete(one.body.accessToken)
  expect((await fetchDocument(home, office, two.body)).status).toBe(200)
})
