import type { Document } from '@pietas/contract/documents'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  request,
  type StaffMember,
  type TestAnswer,
  type TestClient,
} from '../kit/testing'
import { paper, picture } from './demo/papers'
import { fetchDocument } from './testing'

let home: FuneralHome
let office: StaffMember
let client: TestClient
let personId: number
let processId: number
let businessPartnerId: number

const urkunde = () => new File([paper('Sterbeurkunde', 'Standesamt Görlitz')], 'Urkunde.PDF', { type: 'text/html' })
const text = (name = 'Notiz.txt', content = 'Bitte Rückruf') => new File([content], name)

beforeAll(async () => {
  home = await funeralHome()
  office = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  client = office.client
  const erna = await createPerson(client)
  personId = erna.id
  const widow = await createPerson(client, { email: 'witwe@post.example' })
  businessPartnerId = (await client.partners.create({ name: 'Blumen Winter' })).body.id
  processId = (await client.processes.create(aProcess(home, { deceasedPersonId: personId, clientPersonId: widow.id })))
    .body.id
})

const added = async (answer: Promise<TestAnswer>): Promise<Document> => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

describe('a document of a person', () => {
  test('is answered with everything that is known of it, and stands in the list', async () => {
    const file = urkunde()
    const document = await added(
      client.personDocuments.create(personId, { documentLabel: 'PERSON', fileName: ' Urkunde Erna ', file }),
    )
    expect(document).toEqual({
      id: expect.any(Number),
      context: 'PERSON',
      personId,
      processId: null,
      businessPartnerId: null,
      announcementId: null,
      userId: null,
      accountingDocumentTemplateId: null,
      productId: null,
      ownerEntityId: null,
      fileName: 'Urkunde Erna.PDF',
      extension: '.PDF',
      mimeType: 'application/pdf',
      quarantine: null,
      size: file.size,
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      documentLabel: 'PERSON',
      allowClientPortal: false,
      author: { id: office.userId, firstName: 'Vera', lastName: 'Test' },
      permissions: { read: true, edit: true, delete: true },
      createdBy: office.userId,
      updatedBy: office.userId,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      deleted: false,
      version: 1,
    })
    expect((await client.personDocuments.list(personId)).body.items).toEqual([document])
    expect((await client.entityPersonDocuments.list(personId)).body.items).toEqual([document])
    const download = await fetchDocument(home, office, document)
    expect(download.status).toBe(200)
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  })

  test('is added below the legal entity, too, and only there where the person is', async () => {
    const boss = await home.asTenant('ADMINISTRATOR')
    const body = { documentLabel: 'PERSON_OTHER' as const, file: text() }
    await added(boss.entityPersonDocuments.create(personId, body))
    const elsewhere = { legalEntityId: home.secondEntityId }
    expect(await boss.entityPersonDocuments.create(personId, body, elsewhere)).toBeRefused(404)
    expect(await boss.entityPersonDocuments.list(personId, elsewhere)).toBeRefused(404)
  })

  test('needs a file that holds something, a label of a person, and a name', async () => {
    const { personDocuments } = client
    const create = (fields: Record<string, unknown>) => personDocuments.create(personId, fields as never)
    const wrongLabel = { field: 'documentLabel', message: 'document.validation.documentLabel' }
    expect(await create({ file: text() })).toBeRefused(400, wrongLabel)
    expect(await create({ file: text(), documentLabel: 'PROCESS_OFFER' })).toBeRefused(400, wrongLabel)
    expect(await create({ file: text(), documentLabel: 'DEFAULT_BANNER' })).toBeRefused(400, wrongLabel)
    const noFile = { field: 'file', message: 'common.validation-required' }
    expect(await create({ file: new File([], 'leer.txt'), documentLabel: 'PERSON' })).toBeRefused(400, noFile)
    const noName = { field: 'fileName', message: 'document.validation.requiredName' }
    expect(await create({ file: text(), documentLabel: 'PERSON', fileName: '  ' })).toBeRefused(400, noName)
    expect(await create({ file: text('...'), documentLabel: 'PERSON' })).toBeRefused(400, noName)
    expect(await create({ file: text(), documentLabel: 'PERSON', allowClientPortal: 'yes' })).toBeRefused(400)
    const portal = await added(create({ file: text(), documentLabel: 'PERSON', allowClientPortal: 'true' }))
    expect(portal.allowClientPortal).toBe(true)
  })
})

test.each([
  ['of a process', () => client.processDocuments, () => processId, 'PROCESS_MUSIC', 'PERSON'],
  ['of a death notice', () => client.deathNoticeDocuments, () => processId, 'OBITUARY', 'PROCESS_MUSIC'],
  [
    'of a business partner',
    () => client.businessPartnerDocuments,
    () => businessPartnerId,
    'BUSINESS_PARTNER_MICELLANEUOUS',
    'BUSINESS_PARTNER_MISCELLANEOUS',
  ],
])('a document %s has a label of its own kind and stands in its own list', async (_, calls, owner, right, wrong) => {
  const create = (label: string) => calls().create(owner(), { documentLabel: label as never, file: text() })
  const { id } = await added(create(right))
  expect(await create(wrong)).toBeRefused(400, {
    field: 'documentLabel',
    message: 'document.validation.documentLabel',
  })
  const { items } = (await calls().list(owner())).body
  expect(items.map((item: Document) => item.id)).toEqual([id])
})

test('a list is searched by name and narrowed by labels, the latest first', async () => {
  const { id } = await createPerson(client)
  for (const [name, documentLabel] of [
    ['Vollmacht.pdf', 'PERSON'],
    ['Ausweis vorn.pdf', 'PERSON_OTHER'],
    ['Ausweis hinten.pdf', 'PERSON'],
  ] as const)
    await added(client.personDocuments.create(id, { documentLabel, file: text(name, name) }))
  const names = async (query: object) =>
    (await client.personDocuments.list(id, { query })).body.items.map((item: Document) => item.fileName)
  expect(await names({})).toEqual(['Ausweis hinten.pdf', 'Ausweis vorn.pdf', 'Vollmacht.pdf'])
  expect(await names({ query: 'ausweis' })).toEqual(['Ausweis hinten.pdf', 'Ausweis vorn.pdf'])
  expect(await names({ filters: { documentLabel: 'PERSON_OTHER' } })).toEqual(['Ausweis vorn.pdf'])
  expect(await names({ filters: { documentLabel: ['PERSON', 'PERSON_OTHER'] } })).toHaveLength(3)
  expect(await names({ sortBy: 'FILE_NAME' })).toEqual(['Ausweis hinten.pdf', 'Ausweis vorn.pdf', 'Vollmacht.pdf'])
  expect(await names({ sortBy: 'SIZE' })).toEqual(['Vollmacht.pdf', 'Ausweis vorn.pdf', 'Ausweis hinten.pdf'])
  const byKind = await names({ sortBy: 'DOCUMENT_LABEL' })
  expect(await names({ sortBy: 'DOCUMENT_LABEL', sortDirection: 'DESC' })).toEqual(byKind.toReversed())
  const first = (await client.personDocuments.list(id, { query: { limit: 2 } })).body
  const rest = (await client.personDocuments.list(id, { query: { limit: 2, cursor: first.nextCursor } })).body
  expect([...first.items, ...rest.items].map((item: Document) => item.fileName)).toEqual(await names({}))
  expect(
    await client.personDocuments.list(id, { query: { filters: { documentLabel: 'BANNER' as never } } }),
  ).toBeRefused(400)
})

describe('a document that is there', () => {
  const add = () =>
    added(client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file: urkunde() }))

  test('is renamed without its extension, relabelled and released', async () => {
    const { accessToken, createdAt } = await add()
    const changed = await client.documents.update(accessToken, {
      fileName: 'Geburtsurkunde',
      documentLabel: 'PROCESS_BIRTH_CERTIFICATE',
      allowClientPortal: true,
    })
    expect(changed.body).toMatchObject({
      fileName: 'Geburtsurkunde.PDF',
      documentLabel: 'PROCESS_BIRTH_CERTIFICATE',
      allowClientPortal: true,
      version: 2,
      createdAt,
    })
    expect((await client.documents.update(accessToken, { fileName: 'Böse.exe' })).body.fileName).toBe('Böse.exe.PDF')
    expect((await client.documents.update(accessToken, { fileName: 'Gut.pdf' })).body.fileName).toBe('Gut.PDF')
    const same = await client.documents.update(accessToken, {})
    expect(same.body).toMatchObject({ fileName: 'Gut.PDF', version: 4, permissions: { edit: true } })
  })

  test('refuses a blank name, a label of another kind, what is no yes or no, and a stale version', async () => {
    const { accessToken } = await add()
    const update = (body: object, options = {}) => client.documents.update(accessToken, body, options)
    const noName = { field: 'fileName', message: 'document.validation.requiredName' }
    expect(await update({ fileName: '' })).toBeRefused(400, noName)
    expect(await update({ fileName: ' .. ' })).toBeRefused(400, noName)
    const wrongLabel = { field: 'documentLabel', message: 'document.validation.documentLabel' }
    expect(await update({ documentLabel: 'PERSON' })).toBeRefused(400, wrongLabel)
    expect(await update({ documentLabel: null })).toBeRefused(400, wrongLabel)
    expect(await update({ allowClientPortal: 'yes' })).toBeRefused(400)
    await update({ fileName: 'Neu' })
    const stale = await update({ fileName: 'Alt' }, { ifMatch: 1 })
    expect(stale).toBeRefused(412, 'STALE_VERSION')
    expect(stale.body.current).toMatchObject({ fileName: 'Neu.PDF', version: 2 })
  })

  test('is released although nobody is invited yet: whoever is invited later will see it', async () => {
    const document = await added(
      client.processDocuments.create(processId, { documentLabel: 'ARCHIVING', allowClientPortal: true, file: text() }),
    )
    expect(document.allowClientPortal).toBe(true)
  })

  test('is gone for list, download, change and picture when it was deleted', async () => {
    const { accessToken, id } = await add()
    expect((await client.documents.delete(accessToken)).status).toBe(204)
    expect((await fetchDocument(home, office, { accessToken })).status).toBe(404)
    expect(await client.documents.update(accessToken, { fileName: 'x' })).toBeRefused(404)
    expect(await client.documents.thumbnail(accessToken)).toBeRefused(404)
    expect(await client.documents.delete(accessToken)).toBeRefused(404)
    const { items } = (await client.processDocuments.list(processId, { query: { limit: 500 } })).body
    expect(items.map((item: Document) => item.id)).not.toContain(id)
    const kept = await client.processDocuments.list(processId, { query: { filterIds: [id] } })
    expect(kept.body.items).toEqual([])
  })

  test('is put back with its file as long as that is kept, by whoever may take it away', async () => {
    const { accessToken, id } = await add()
    await client.documents.delete(accessToken)
    const technician = await home.as('TECHNICAL_SERVICE')
    expect(await technician.documents.restore(accessToken)).toBeRefused(403)
    const back = await client.documents.restore(accessToken)
    expect([back.status, back.body.id, back.body.deleted]).toEqual([200, id, false])
    expect((await fetchDocument(home, office, { accessToken })).status).toBe(200)
    // Twice is no fault: it is there.
    expect((await client.documents.restore(accessToken)).status).toBe(200)
  })

  test('stays away when its file is gone', async () => {
    const { accessToken, id } = await add()
    await client.documents.delete(accessToken)
    await home.inTenant((tx) => tx.run(sql`update documents set released_sha256 = repeat('0', 64) where id = ${id}`))
    expect(await client.documents.restore(accessToken)).toBeRefused(404)
    expect((await fetchDocument(home, office, { accessToken })).status).toBe(404)
  })
})

test('nothing is added to a record that is unknown or deleted', async () => {
  const body = { documentLabel: 'PERSON' as const, file: text() }
  expect(await client.personDocuments.create(987_654_321, body)).toBeRefused(404)
  const gone = await createPerson(client)
  const { accessToken } = await added(client.personDocuments.create(gone.id, body))
  await client.persons.delete(gone.id)
  expect(await client.personDocuments.create(gone.id, body)).toBeRefused(404)
  const { items } = (await client.personDocuments.list(gone.id)).body
  expect(items[0].permissions).toEqual({ read: true, edit: false, delete: false })
  expect(await client.documents.update(accessToken, { fileName: 'x' })).toBeRefused(403)
  expect((await fetchDocument(home, office, { accessToken })).status).toBe(200)
})

test('a picture of a picture and of the first page of a PDF, in two sizes', async () => {
  const sunset = new File([picture(900, 600, [20, 40, 90], [250, 160, 90])], 'Abend.png')
  for (const file of [sunset, urkunde()]) {
    const { accessToken } = await added(
      client.processDocuments.create(processId, { documentLabel: 'PROCESS_IMAGE', file }),
    )
    for (const size of [50, 300] as const) {
      const answer = await fetchDocument(home, office, { accessToken }, `/thumbnail?size=${size}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
      expect(bytes.length).toBeLessThan(60_000)
    }
  }
})

test('many small pictures asked for at once keep nobody waiting for the database', { timeout: 60_000 }, async () => {
  // More than the pool of the server has connections, each of a content of its own.
  const documents = await Promise.all(
    Array.from({ length: 16 }, (_, at) => {
      const file = new File([picture(40 + at, 40, [0, 0, 0], [250, 160, 90])], 'Abend.png')
      return added(client.processDocuments.create(processId, { documentLabel: 'PROCESS_IMAGE', file }))
    }),
  )
  const asked = Promise.all(documents.map((document) => fetchDocument(home, office, document, '/thumbnail')))
  expect((await client.personDocuments.list(personId)).status).toBe(200)
  expect((await asked).map(({ status }) => status)).toEqual(Array(16).fill(200))
})

test('a text has no picture', async () => {
  const { accessToken } = await added(
    client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file: text() }),
  )
  expect(await client.documents.thumbnail(accessToken)).toBeRefused(404)
})

test('leaves a trail of what people know of it, and none of its token or its bytes', async () => {
  const { accessToken, id } = await added(
    client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file: text() }),
  )
  await client.documents.update(accessToken, { fileName: 'Neu' })
  await client.documents.delete(accessToken)
  const trail = await home.inTenant((tx) =>
    tx.rows<{ actor: number; action: string; before: string | null; after: string }>(sql`
      select actor_id as actor, action, before::text as before, after::text as after from audit_entries
      where record_table = 'documents' and record_id = ${id} order by id`),
  )
  expect(trail.map(({ actor }) => actor)).toEqual([office.userId, office.userId, office.userId])
  expect(trail.map(({ action }) => action)).toEqual(['insert', 'update', 'update'])
  expect(JSON.parse(trail[0]?.after ?? '')).toMatchObject({ file_name: 'Notiz.txt', document_label: 'PROCESS_OTHER' })
  expect(trail[1]).toMatchObject({ before: '{"file_name": "Notiz.txt"}', after: '{"file_name": "Neu.txt"}' })
  expect(trail[2]).toMatchObject({ before: '{"deleted": false}', after: '{"deleted": true}' })
  expect(JSON.stringify(trail)).not.toContain(accessToken)
  const told = (await client.processHistory.list(processId, { query: { limit: 3 } })).body.items
  expect(told.map((entry: { record: string; action: string }) => `${entry.record} ${entry.action}`)).toEqual([
    'document delete',
    'document update',
    'document create',
  ])
})

test('the API document tells how a file is sent and how it comes back', async () => {
  const { paths } = (await request('GET', '/api/v1/openapi.json')).body
  const upload = paths['/api/v1/tenants/{tenantId}/persons/{personId}/documents'].post
  const form = upload.requestBody.content['multipart/form-data'].schema
  expect(Object.keys(form.properties).sort()).toEqual(['allowClientPortal', 'documentLabel', 'file', 'fileName'])
  expect(form.required.sort()).toEqual(['documentLabel', 'file'])
  expect(upload.parameters.map((parameter: { name: string }) => parameter.name)).toContain('Idempotency-Key')
  const content = paths['/api/v1/tenants/{tenantId}/documents/{accessToken}'].get
  expect(Object.keys(content.responses)).toEqual(expect.arrayContaining(['200', '206', '304', '404', '416']))
  expect(content.parameters[1]).toMatchObject({ name: 'accessToken', schema: { type: 'string' } })
})
