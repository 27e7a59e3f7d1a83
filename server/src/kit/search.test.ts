import { soundOf } from '@pietas/contract/persons'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from './db/sql'
import { aProcess, createPerson, type FuneralHome, funeralHome, type TestClient } from './testing'

type Found = { id: number; matchedBy?: string }

let home: FuneralHome
let office: TestClient
let karl: number
let erna: number
let processId: number

beforeAll(async () => {
  home = await funeralHome()
  office = await home.asTenant('ADMINISTRATOR')
  karl = (
    await createPerson(office, {
      ...{ firstName: 'Karl', lastName: 'Schmitt', dateOfBirth: '1938-04-22', deceasedAt: '2026-03-01' },
      ...{ placeOfDeathRegistryNumber: 'S 812/2026', phone: '+493581400012' },
    })
  ).id
  erna = (
    await createPerson(office, {
      ...{ firstName: 'Erna', lastName: 'Mayr', dateOfBirth: '1958-04-22', birthName: 'Hofmann' },
      contactDetails: [
        { type: 'MOBILE', value: '0171/123 45-67' },
        { type: 'EMAIL', value: 'erna.sohn@post.example' },
      ],
    })
  ).id
  await createPerson(office, { firstName: 'Otto', lastName: 'Winkler', dateOfBirth: '1970-01-01' })
  const created = await office.processes.create(
    aProcess(home, { deceasedPersonId: karl, clientPersonId: erna }, { graveNumber: 'A-17b' }),
  )
  processId = created.body.id
})

const persons = async (query: string, more = {}): Promise<[string, string | undefined][]> =>
  (await office.persons.list({ query: { query, sortBy: 'LAST_NAME', ...more } })).body.items.map(
    (item: Found & { lastName: string }) => [item.lastName, item.matchedBy],
  )

describe('a person is found', () => {
  test.each([
    '0171/123 45-67',
    '01711234567',
    '+49 171 1234567',
    '+49 (0)171 1234567',
    '0049 171 1234567',
    '0171 1234',
    '1711234567',
    '34567',
    '45-67 ',
  ])('by the telephone number %s', async (typed) =>
    expect(await persons(typed)).toEqual(typed.trim() === '45-67' ? [] : [['Mayr', 'PHONE']]),
  )

  test.each(['03581/40 00 12', '400012', '+493581400012'])('by the other one, %s', async (typed) =>
    expect((await persons(typed)).map(([name]) => name)).toEqual(['Schmitt']),
  )

  test('by a number that is typed as it stands there, which is one of its words', async () =>
    expect(await persons('+493581400012')).toEqual([['Schmitt', undefined]]))

  test.each(['22.04.1958', '22.4.58', '22.4.1958', '1958-04-22'])('by the day of birth %s', async (typed) =>
    expect(await persons(typed)).toEqual([['Mayr', 'DATE']]),
  )

  test('by the day of death, and by a day beside a name', async () => {
    expect(await persons('1.3.2026')).toEqual([['Schmitt', 'DATE']])
    expect(await persons('1.3.26 Karl')).toEqual([['Schmitt', 'DATE']])
    expect(await persons('1.3.26 Erna')).toEqual([])
  })

  test.each(['S 812/2026', 's812-2026', 'S 812'])('by the register number %s', async (typed) =>
    expect(await persons(typed)).toEqual([['Schmitt', 'NUMBER']]),
  )

  test('by a further e-mail address, which is made of words', async () =>
    expect(await persons('erna.sohn@post.example')).toEqual([['Mayr', undefined]]))

  test.each(['Meier', 'Maier', 'Erna Meyer', 'mayer er', 'Hoffmann'])('by the sound of %s', async (typed) =>
    expect(await persons(typed)).toEqual([['Mayr', 'SOUND']]),
  )

  test.each([
    ['Wiknler', 'Winkler'],
    ['Winker', 'Winkler'],
    ['Winklter', 'Winkler'],
    ['Winbler', 'Winkler'],
    ['Otot Winkler', 'Winkler'],
    ['Kalr Schmidt', 'Schmitt'],
  ])('by %s, which is one slip away', async (typed, name) => expect(await persons(typed)).toEqual([[name, 'SPELLING']]))

  test.each(['Winklxyz', 'Wikn', 'Meier Otto', 'zzzzqq', '🕯', 'x'.repeat(150)])('and nobody by %s', async (typed) =>
    expect(await persons(typed)).toEqual([]),
  )

  test('by sound only where the words find nobody', async () => {
    expect(await persons('Schmitt')).toEqual([['Schmitt', undefined]])
    await createPerson(office, { firstName: 'Ute', lastName: 'Schmidt', dateOfBirth: '1969-01-01' })
    expect(await persons('Schmidt')).toEqual([['Schmidt', undefined]])
    expect(await persons('Schmit')).toEqual([['Schmitt', undefined]])
    expect((await persons('Shmidt')).map(([, by]) => by)).toEqual(['SOUND', 'SOUND'])
  })
})

test('the pages of what sounds alike are found in the same way, forwards and backwards', async () => {
  const house = await funeralHome()
  const client = await house.asTenant('ADMINISTRATOR')
  for (const n of [1, 2, 3])
    await createPerson(client, { firstName: `Name${n}`, lastName: 'Meyer', dateOfBirth: `195${n}-01-01` })
  const read = async (cursor?: string) =>
    (
      await client.persons.list({
        query: { query: 'Maier', sortBy: 'DATE_OF_BIRTH', limit: 2, ...(cursor ? { cursor } : {}) },
      })
    ).body
  const first = await read()
  const second = await read(first.nextCursor)
  expect([...first.items, ...second.items].map((item: Found) => item.matchedBy)).toEqual(['SOUND', 'SOUND', 'SOUND'])
  expect(new Set([...first.items, ...second.items].map((item: Found) => item.id)).size).toBe(3)
  // Somebody who is called exactly so is recorded meanwhile: the pages go on as they began.
  await createPerson(client, { firstName: 'Neu', lastName: 'Maier', dateOfBirth: '1999-01-01' })
  expect((await read(second.prevCursor)).items).toEqual(first.items)
  expect((await read(first.nextCursor)).items[0].id).toBe(second.items[0].id)
  expect((await read()).items.map((item: Found) => item.matchedBy)).toEqual([undefined])
})

test('a way of finding stays inside the legal entity and the tenant', async () => {
  const stranger = await (await funeralHome()).asTenant('ADMINISTRATOR')
  for (const typed of ['01711234567', '22.04.1958', 'S 812/2026', 'Meier', 'Winklre']) {
    const query = { query: typed }
    const second = { legalEntityId: home.secondEntityId }
    expect((await office.persons.list({ query })).body.items, typed).toHaveLength(1)
    expect((await office.persons.list({ query, ...second })).body.items, typed).toEqual([])
    expect((await office.processes.list({ query, ...second })).body.items, typed).toEqual([])
    expect((await stranger.persons.list({ query })).body.items, typed).toEqual([])
  }
})

describe('a partner is found', () => {
  const partners = async (query: string) =>
    (await office.partners.list({ query: { query } })).body.items.map((item: Found & { name: string }) => [
      item.name,
      item.matchedBy,
    ])

  beforeAll(async () => {
    const answer = await office.partners.create({
      ...{ name: 'Blumenhaus Krüger', accountingPhone: '03581 777 10', accountingEmail: 'rechnung@blumen.example' },
      contactDetails: [{ type: 'FAX', value: '03581/77719' }],
    })
    expect(answer.status).toBe(201)
  })

  test.each([
    ['03581/77710', 'PHONE'],
    ['77719', 'PHONE'],
    ['rechnung@blumen', undefined],
    ['Krueger', undefined],
    ['Krieger', 'SOUND'],
    ['Blumemhaus', 'SOUND'],
    ['Blumengaus', 'SPELLING'],
  ])('by %s', async (typed, by) => expect(await partners(typed)).toEqual([['Blumenhaus Krüger', by]]))

  test('and not by a day', async () => expect(await partners('22.04.1958')).toEqual([]))
})

describe('a process is found', () => {
  const processes = async (query: string) =>
    (await office.processes.list({ query: { query } })).body.items.map((item: Found) => [item.id, item.matchedBy])

  test.each([
    ['Schmitt', undefined],
    ['01711234567', 'PHONE'],
    ['400012', 'PHONE'],
    ['22.4.38', 'DATE'],
    ['s812/2026', 'NUMBER'],
    ['A-17b', 'NUMBER'],
    ['a-17', 'NUMBER'],
    ['Meyer', 'SOUND'],
    ['Kalr', 'SPELLING'],
  ])('by %s', async (typed, by) => expect(await processes(typed)).toEqual([[processId, by]]))

  test('by its number, alone or with the sign', async () => {
    expect(await processes(String(processId))).toEqual([[processId, 'NUMBER']])
    expect(await processes(`#${processId}`)).toEqual([[processId, 'NUMBER']])
    expect(await processes('#999999999')).toEqual([])
  })

  test('and tells its deceased flat, as a search answers it', async () => {
    const [row] = (await office.processes.list({ query: { query: '22.4.38' } })).body.items
    expect(row).toMatchObject({
      deceasedPersonTitle: null,
      deceasedPersonFirstName: 'Karl',
      deceasedPersonLastName: 'Schmitt',
    })
  })
})

test('the sound that the database tells of a word is that of the contract', async () => {
  const names =
    'mueller luedenscheidt wikipedia breschnew meyer philip heinz classen xaver acker christian caesar schmidt gross aa cz czerny phoenix xx ckx hxh tzsch dtsz mcdonald ccc hhh qxk sphinx rhys theodor'.split(
      ' ',
    )
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let n = 0; n < 2000; n += 1)
    names.push(Array.from({ length: 1 + random(9) }, () => letters[random(26)]).join(''))
  const told = await home.inTenant((tx) =>
    tx.rows<{ word: string; sound: string }>(
      sql`select w as word, sound_of(w) as sound from unnest(${names}::text[]) w`,
    ),
  )
  expect(told.length).toBe(names.length)
  expect(told.filter(({ word, sound }) => sound !== soundOf(word))).toEqual([])
})

test('a word of a name is kept once, however many bear it', async () => {
  const own = await funeralHome()
  const client = await own.asTenant('ADMINISTRATOR')
  for (const [firstName, dateOfBirth] of [
    ['Jonathan', '1930-02-01'],
    ['Jonathan', '1971-09-30'],
    ['Erna', '1944-06-12'],
  ])
    await createPerson(client, { firstName, dateOfBirth, lastName: 'Vogelsang' })
  const words = await own.inTenant((tx) => tx.rows<{ word: string }>(sql`select word from name_words order by 1`))
  expect(words.map(({ word }) => word)).toEqual(['erna', 'jonathan', 'vogelsang'])
})
