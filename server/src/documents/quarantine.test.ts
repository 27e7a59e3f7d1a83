import type { Document } from '@pietas/contract/documents'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentJobs } from '../kit/contents'
import { sql } from '../kit/db/sql'
import { keyOf, pictureKeyOf } from '../kit/files'
import { aWorker, stopWorkers } from '../kit/jobs/testing'
import { scannerOf } from '../kit/malware'
import { eicar, type FakeClamd, fakeClamd } from '../kit/malware/testing'
import { createPerson, type FuneralHome, funeralHome, type StaffMember, testServer } from '../kit/testing'
import { picture } from './demo/papers'
import { fetchDocument } from './testing'

let clamd: FakeClamd
let home: FuneralHome
let office: StaffMember
let personId: number

beforeAll(async () => {
  clamd = await fakeClamd()
  const { house } = await testServer({ MALWARE_SCANNER: clamd.address })
  // The workers below are of the sources, and know again what a scanner of theirs throws.
  house.scanner = scannerOf(house.env)
})
beforeEach(async () => {
  home = await funeralHome()
  office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  personId = (await createPerson(office.client)).id
})
afterEach(async () => {
  clamd.answer.now = null
  clamd.signatures.eicar = true
  await stopWorkers()
})
afterAll(() => clamd.close())

const upload = async (content: Buffer | string, name = 'Urkunde.txt'): Promise<Document> => {
  const file = new File([content], name)
  const answer = await office.client.personDocuments.create(personId, { documentLabel: 'PERSON', file })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

const documents = async (): Promise<Document[]> => (await office.client.personDocuments.list(personId)).body.items
const quarantineOf = async ({ id }: Document) => (await documents()).find((document) => document.id === id)?.quarantine

const waiting = { state: 'WAITING', finding: null }
const infected = { state: 'INFECTED', finding: 'Eicar-Test-Signature' }

/** The ways by which a browser or a program asks for bytes. */
const waysIn: [rest: string, init?: RequestInit][] = [
  [''],
  ['?download=true'],
  ['', { method: 'HEAD' }],
  ['', { headers: { range: 'bytes=0-1' } }],
  ['/thumbnail?size=50'],
  ['/thumbnail?size=300'],
]

/** Asks in every way, also as somebody who has the bytes already. @returns what each answers. */
const fetched = async (document: Document): Promise<string[]> => {
  const sha256 = await digestOf(document)
  const known: RequestInit = { headers: { 'if-none-match': `"${sha256}", "${sha256}.50"` } }
  const answers: string[] = []
  for (const [rest, init] of [...waysIn, ['', known] as const, ['/thumbnail?size=50', known] as const]) {
    const answer = await fetchDocument(home, office, document, rest, init)
    const text = await answer.text()
    const code = /"code":"(\w+)"/.exec(text)?.[1]
    answers.push(`${answer.status} ${init?.method === 'HEAD' ? '' : (code ?? '')}`.trim())
  }
  return answers
}
const allWith = (status: number, code: string): string[] =>
  [...waysIn, [], []].map((_, at) => (at === 2 ? String(status) : `${status} ${code}`))

const digestOf = async ({ id }: Document): Promise<string> => {
  const found = await home.inTenant((tx) =>
    tx.row<{ sha256: string }>(sql`select sha256 from documents where id = ${id}`),
  )
  return found?.sha256 ?? ''
}

/** Whether the bytes of a document, or a picture of them, lie anywhere. */
const liesThere = async (document: Document): Promise<boolean> => {
  const { house } = await testServer()
  const id = { tenantId: home.tenantId, sha256: await digestOf(document) }
  const keys = [keyOf(id), pictureKeyOf(id, 50), pictureKeyOf(id, 300)]
  const opened = await Promise.all(keys.map((key) => house.files.open(key).catch(() => null)))
  for (const stream of opened) stream?.destroy()
  return opened.some((stream) => stream !== null)
}

const jobsOf = async (): Promise<
  { id: number; kind: string; state: string; attempts: number; lastError: string | null }[]
> => {
  const boss = await home.asTenant('ADMINISTRATOR')
  return (await boss.jobs.list()).body.items
}

const setContent = (change: string) => home.inTenant((tx) => tx.run(sql`update stored_files set ${sql.raw(change)}`))

const image = (): Buffer => picture(60, 60, [1, 2, 3], [4, 5, 6])

describe('a file that has come', () => {
  test('waits, and can be had once the scanner says that it is clean', async () => {
    const document = await upload(image(), 'Foto.png')
    expect(document.quarantine).toEqual(waiting)
    expect(await fetched(document)).toEqual(allWith(409, 'FILE_IN_QUARANTINE'))
    await aWorker([...contentJobs])
    await expect.poll(() => quarantineOf(document)).toBeNull()
    expect((await fetched(document)).slice(0, 6)).toEqual(['200', '200', '200', '206', '200', '200'])
  })

  test('waits until the scanner has spoken, however long that takes', async () => {
    const release = clamd.hold()
    const document = await upload('Urkunde')
    await aWorker([...contentJobs])
    await expect.poll(async () => (await jobsOf()).map(({ state }) => state)).toEqual(['RUNNING'])
    expect(await quarantineOf(document)).toEqual(waiting)
    expect(await fetched(document)).toEqual(allWith(409, 'FILE_IN_QUARANTINE'))
    release()
    await expect.poll(() => quarantineOf(document)).toBeNull()
  })

  test('is renamed and taken away while it waits', async () => {
    const [kept, removed] = [await upload('eins'), await upload('zwei')]
    const changed = await office.client.documents.update(kept.accessToken, { fileName: 'Vollmacht' })
    expect(changed.body).toMatchObject({ fileName: 'Vollmacht.txt', quarantine: waiting })
    expect((await office.client.documents.delete(removed.accessToken)).status).toBe(204)
    await aWorker([...contentJobs])
    await expect
      .poll(async () => (await documents()).map(({ fileName, quarantine }) => [fileName, quarantine]))
      .toEqual([['Vollmacht.txt', null]])
    await expect.poll(async () => new Set((await jobsOf()).map(({ state }) => state))).toEqual(new Set(['DONE']))
  })

  test('of the greatest size is scanned whole', { timeout: 60_000 }, async () => {
    const before = clamd.seen.bytes
    const bytes = Buffer.alloc(50 * 1024 * 1024, 0x80)
    bytes.write(eicar, bytes.length - eicar.length)
    const document = await upload(bytes, 'Film.bin')
    await aWorker([...contentJobs])
    await expect.poll(() => quarantineOf(document), { timeout: 30_000 }).toEqual(infected)
    expect(clamd.seen.bytes - before).toBe(bytes.length)
  })
})

describe('a file in which something is found', () => {
  test('is kept by its name alone: bytes and pictures are gone, and everybody learns why', async () => {
    const warnings: unknown[] = []
    const document = await upload(`Urkunde ${eicar}`)
    await aWorker([...contentJobs], { onWarning: (facts, message) => warnings.push([facts, message]) })
    await expect.poll(() => quarantineOf(document)).toEqual(infected)
    await expect.poll(() => liesThere(document)).toBe(false)
    expect(await fetched(document)).toEqual(allWith(410, 'FILE_INFECTED'))
    const sha256 = await digestOf(document)
    const facts = { tenantId: home.tenantId, sha256, finding: 'Eicar-Test-Signature' }
    expect(warnings).toEqual([[facts, 'malware was found in a file']])
    const boss = await home.asTenant('ADMINISTRATOR')
    const noted = (await boss.securityEvents.list({ query: { filters: { kind: 'MALWARE_FOUND' } } })).body.items
    expect(noted).toMatchObject([{ outcome: 'REFUSED', userId: office.userId, address: null }])
    expect((await office.client.documents.update(document.accessToken, { fileName: 'Virus' })).status).toBe(200)
    expect((await office.client.documents.delete(document.accessToken)).status).toBe(204)
  })

  test('is told to open screens, as a change of the record that it belongs to', async () => {
    const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
    const { house } = await testServer()
    const heard: unknown[] = []
    const end = house.changes.subscribe({
      tenantId: home.tenantId,
      loginId: boss.loginId,
      tell: ({ table, id }) => heard.push([table, id]),
      missed: () => undefined,
      check: () => undefined,
      hangUp: () => undefined,
    })
    await house.changes.begin()
    const document = await upload(eicar)
    await expect.poll(() => heard).toContainEqual(['documents', document.id])
    const before = heard.length
    await aWorker([...contentJobs])
    await expect.poll(() => heard.slice(before)).toEqual([['documents', document.id]])
    end()
  })

  test('gets another chance when it comes again, and so does whoever brought it before', async () => {
    const first = await upload(eicar)
    await aWorker([...contentJobs])
    await expect.poll(() => quarantineOf(first)).toEqual(infected)
    await expect.poll(() => liesThere(first)).toBe(false)
    await stopWorkers()
    const second = await upload(eicar)
    expect(await quarantineOf(first)).toEqual(waiting)
    // By now the scanner has learned that it was wrong.
    clamd.signatures.eicar = false
    await aWorker([...contentJobs])
    for (const document of [first, second]) await expect.poll(() => quarantineOf(document)).toBeNull()
    for (const document of [first, second]) expect((await fetched(document))[0]).toBe('200')
  })

  test('whose bytes come while the verdict falls is not left lying', async () => {
    const document = await upload(eicar)
    const twin = new File([eicar], 'Zwilling.txt')
    await setContent(`scan_state = 'INFECTED', finding = 'Eicar', scanned_at = now()`)
    const { house } = await testServer()
    // As a server does that knows of no scanner, and therefore asks for none.
    const { scanner } = house
    house.scanner = null
    const again = await office.client.personDocuments.create(personId, { documentLabel: 'PERSON', file: twin })
    house.scanner = scanner
    expect(again.body.quarantine).toEqual({ state: 'INFECTED', finding: 'Eicar' })
    expect(await liesThere(document)).toBe(true)
    await aWorker([...contentJobs])
    await expect.poll(() => liesThere(document)).toBe(false)
  })
})

describe('what is known to be clean', () => {
  const known = async (content: Buffer | string): Promise<Document> => {
    const document = await upload(content)
    await aWorker([...contentJobs])
    await expect.poll(() => quarantineOf(document)).toBeNull()
    return document
  }

  test('need not wait a second time', async () => {
    await known('Urkunde')
    const before = clamd.seen.files
    const again = await upload('Urkunde', 'Kopie.txt')
    expect(again.quarantine).toBeNull()
    expect((await fetched(again))[0]).toBe('200')
    expect(await jobsOf()).toHaveLength(1)
    expect(clamd.seen.files).toBe(before)
  })

  test('is looked at once more when it comes a day later, and gone if signatures know better', async () => {
    const bytes = Buffer.concat([image(), Buffer.from(eicar)])
    clamd.signatures.eicar = false
    const first = await known(bytes)
    expect((await fetched(first))[4]).toBe('200')
    await setContent(`scanned_at = now() - interval '25 hours'`)
    clamd.signatures.eicar = true
    const again = await upload(bytes, 'Kopie.png')
    expect(again.quarantine).toBeNull()
    for (const document of [first, again]) await expect.poll(() => quarantineOf(document)).toEqual(infected)
    await expect.poll(() => liesThere(first)).toBe(false)
    // Its picture is painted anew should it ever come back.
    clamd.signatures.eicar = false
    const back = await upload(bytes, 'Kopie.png')
    await expect.poll(() => quarantineOf(back)).toBeNull()
    expect((await fetched(back))[4]).toBe('200')
  })

  test('says nothing about another tenant', async () => {
    await known('Urkunde')
    home = await funeralHome()
    office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
    personId = (await createPerson(office.client)).id
    await stopWorkers()
    expect((await upload('Urkunde')).quarantine).toEqual(waiting)
  })
})

describe('while there is no verdict', () => {
  test('a file stays where it is, administrators see why, and have it tried again', async () => {
    clamd.answer.now = (socket) => socket.destroy()
    const document = await upload('Urkunde')
    await aWorker([...contentJobs])
    await expect
      .poll(async () => (await jobsOf())[0])
      .toMatchObject({ kind: 'scan-file', state: 'WAITING', attempts: 1 })
    const [job] = await jobsOf()
    expect(job?.lastError).toBe('clamd has hung up without an answer')
    expect(await quarantineOf(document)).toEqual(waiting)
    expect(await fetched(document)).toEqual(allWith(409, 'FILE_IN_QUARANTINE'))
    clamd.answer.now = null
    expect((await (await home.asTenant('ADMINISTRATOR')).jobs.retry(job?.id ?? 0)).status).toBe(200)
    await expect.poll(() => quarantineOf(document)).toBeNull()
  })

  test('a file that is too large for the scanner is not tried for ever', async () => {
    clamd.answer.now = (socket) => socket.write('INSTREAM size limit exceeded. ERROR\0')
    const document = await upload('Urkunde')
    await aWorker([...contentJobs])
    await expect.poll(async () => (await jobsOf())[0]).toMatchObject({ state: 'FAILED' })
    expect((await jobsOf())[0]?.lastError).toContain('StreamMaxLength')
    expect(await quarantineOf(document)).toEqual(waiting)
  })

  test('nobody calls a file clean because the scanner was taken away', async () => {
    const document = await upload('Urkunde')
    const { house } = await testServer()
    const { scanner } = house
    house.scanner = null
    await aWorker([...contentJobs])
    await expect.poll(async () => (await jobsOf())[0]?.lastError).toBe('MALWARE_SCANNER is not set')
    house.scanner = scanner
    expect(await fetched(document)).toEqual(allWith(409, 'FILE_IN_QUARANTINE'))
  })
})

test('two servers scan each file once', async () => {
  const before = clamd.seen.files
  const uploaded = await Promise.all(Array.from({ length: 12 }, (_, at) => upload(`Urkunde ${at}`)))
  await Promise.all([aWorker([...contentJobs]), aWorker([...contentJobs])])
  await expect.poll(async () => (await documents()).filter(({ quarantine }) => quarantine)).toEqual([])
  await expect.poll(async () => new Set((await jobsOf()).map(({ state }) => state))).toEqual(new Set(['DONE']))
  expect(clamd.seen.files - before).toBe(uploaded.length)
})

describe('the database', () => {
  test.each([
    [`scan_state = 'FINE'`],
    [`scan_state = 'INFECTED', scanned_at = now()`],
    [`scan_state = 'CLEAN', finding = 'Eicar', scanned_at = now()`],
    [`scan_state = 'CLEAN', scanned_at = null`],
  ])('refuses %s', async (change) => {
    await upload('Urkunde')
    await expect(setContent(change)).rejects.toThrow(/check constraint/)
  })
})
