import { beforeEach, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { aProcess, createPerson, type FuneralHome, funeralHome, type TestClient } from '../kit/testing'
import { archive } from './testing-archive'

let home: FuneralHome
let boss: TestClient
let office: TestClient
let personId: number

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.asTenant('ADMINISTRATOR')
  office = await home.as('OFFICE_MANAGER')
  personId = (await createPerson(office)).id
})

const program = (): Buffer => {
  const head = Buffer.alloc(80)
  head.write('MZ', 0, 'latin1')
  head.writeUInt32LE(64, 60)
  head.write('PE\0\0', 64, 'latin1')
  return head
}
const zip = archive([{ name: 'a.txt', content: 'a' }])
const refused = { field: 'file', message: 'document.validation.forbidden-type' }

const upload = (name: string, content: Buffer | string = 'a', fields: object = {}) =>
  office.personDocuments.create(personId, { documentLabel: 'PERSON', file: new File([content], name), ...fields })

test('a house takes every kind of file until it says otherwise', async () => {
  expect((await boss.legalEntities.get()).body.forbiddenFileTypes).toEqual([])
  for (const [name, content] of [
    ['Setup.exe', program()],
    ['Alles.zip', zip],
  ] as const)
    expect((await upload(name, content)).status).toBe(201)
})

test('what a house does not want is refused by its name and by its bytes, and nothing is stored', async () => {
  const changed = await boss.legalEntities.update({ forbiddenFileTypes: ['.ZIP', 'exe', 'zip'] })
  expect(changed.body.forbiddenFileTypes).toEqual(['exe', 'zip'])
  expect(await upload('Alles.zip', 'nur Text')).toBeRefused(400, refused)
  expect(await upload('Foto.jpg', zip)).toBeRefused(400, refused)
  expect(await upload('Foto.jpg', program())).toBeRefused(400, refused)
  expect(await upload('Ohne Endung', 'a', { fileName: 'Setup.exe' })).toBeRefused(400, refused)
  for (const text of ['MZ Notiz', `MZ ${'Notiz '.repeat(20)}`])
    expect((await upload('MZ.txt', text)).body.mimeType).toBe('text/plain')
  const { items } = (await office.personDocuments.list(personId)).body
  expect(items.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['MZ.txt', 'MZ.txt'])
})

test('documents of a process and of its death notice are held to it as well', async () => {
  await boss.legalEntities.update({ forbiddenFileTypes: ['zip'] })
  const process = aProcess(home, { deceasedPersonId: personId, clientPersonId: personId }, { type: 'PROVISION' })
  const { id } = (await office.processes.create(process)).body
  const file = new File([zip], 'Foto.jpg')
  expect(await office.processDocuments.create(id, { documentLabel: 'PROCESS_OTHER', file })).toBeRefused(400, refused)
  expect(await office.deathNoticeDocuments.create(id, { documentLabel: 'BANNER', file })).toBeRefused(400, refused)
})

test('what is there stays and is renamed, but gets no ending that the house does not want', async () => {
  const [named, plain] = [(await upload('Alles.zip', zip)).body, (await upload('Notiz')).body]
  await boss.legalEntities.update({ forbiddenFileTypes: ['zip', 'exe'] })
  const rename = (document: { accessToken: string }, fileName: string) =>
    office.documents.update(document.accessToken, { fileName })
  expect((await rename(named, 'Bilder')).body.fileName).toBe('Bilder.zip')
  expect(await rename(plain, 'Setup.exe')).toBeRefused(400, { ...refused, field: 'fileName' })
  expect((await rename(plain, 'Setup')).body.fileName).toBe('Setup')
})

test('one house of a tenant says nothing for the other', async () => {
  await boss.legalEntities.update({ forbiddenFileTypes: ['zip'] }, { legalEntityId: home.secondEntityId })
  expect((await upload('Alles.zip', zip)).status).toBe(201)
})

test('whoever signs in learns what his houses do not want, to be told before a file travels', async () => {
  await boss.legalEntities.update({ forbiddenFileTypes: ['exe'] })
  const [tenant] = (await office.session.me()).body.tenants
  expect(tenant.legalEntities).toMatchObject([{ id: home.legalEntityId, forbiddenFileTypes: ['exe'] }])
})

test('only endings are stored', async () => {
  const message = 'common.validation-invalid'
  expect((await boss.legalEntities.update({ forbiddenFileTypes: ['tar.gz'] })).status).toBe(400)
  expect(await boss.legalEntities.update({ forbiddenFileTypes: 'exe' as never })).toBeRefused(400, {
    field: 'forbiddenFileTypes',
    message,
  })
  expect(await office.legalEntities.update({ forbiddenFileTypes: ['exe'] })).toBeRefused(403, 'FORBIDDEN')
})

test.each(["'{.exe}'", "'{EXE}'", "'{a,null}'", '\'{""}\'', "array_fill('a'::text, array[101])"])(
  'the database takes no %s',
  async (endings) => {
    const change = sql.raw(`update legal_entities set forbidden_file_types = ${endings}`)
    await expect(home.inTenant((tx) => tx.run(sql`${change}`))).rejects.toThrow(/check constraint/)
  },
)
