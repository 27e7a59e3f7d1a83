import { addDays, instantOf, today } from '@pietas/contract/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import {
  createPerson,
  type FuneralHome,
  funeralHome,
  type StaffMember,
  type TestAnswer,
  uniqueName,
} from '../kit/testing'

let home: FuneralHome
let vera: StaffMember
let lastName: string

beforeEach(async () => {
  home = await funeralHome()
  vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  lastName = uniqueName()
})

type Fields = Record<string, unknown>

const made = ({ status, body }: TestAnswer) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

const tomorrow = addDays(today(), 1)

/** Everything that a daughter says in the night. */
const whole = (): Fields => ({
  ...{ callerSalutation: 'MADAM', callerFirstName: 'Petra', callerLastName: uniqueName(), callerPhone: '0358112345' },
  ...{ callerRelation: 'CHILD', deceasedSalutation: 'SIR', deceasedFirstName: 'Karl', deceasedLastName: lastName },
  ...{ dateOfBirth: '1938-04-02', deceasedAt: today(), deceasedTimeAt: '00:05', doctorHasBeen: true },
  ...{ placeOfDeath: { name: 'Klinikum', city: 'Görlitz' }, infectiousData: 'INFECTIOUS' },
  ...{ burialFormId: home.burialFormId, legalEntityBranchId: home.branchId },
  ...{ pickUpAt: instantOf({ day: tomorrow, time: '09:00' }), note: 'Hausschlüssel bei der Nachbarin' },
})

const keep = async (fields: Fields, { client } = vera) => made(await client.firstCalls.create(fields))

const complete = async (fields: Fields, query: Fields = {}) =>
  vera.client.firstCalls.complete((await keep(fields)).id, { query } as never)

/** How much of anything the house holds that a case is made of. */
const counted = () =>
  home.inTenant(async (tx) => {
    const row = await tx.row<Fields>(sql`select
      (select count(*)::int from persons) as persons, (select count(*)::int from processes) as processes,
      (select count(*)::int from relationships) as relationships, (select count(*)::int from tasks) as tasks,
      (select count(*)::int from process_notes) as notes, (select count(*)::int from process_persons) as links`)
    return row ?? {}
  })

test.each(['TECHNICAL_SERVICE', 'QM', 'ACCOUNTANT'] as const)(
  'a call is read by %s, who sees cases, and kept, changed and ended by whoever opens them',
  async (role) => {
    const { id } = await keep({ callerPhone: '0358112345' })
    const reader = await home.as(role)
    expect((await reader.firstCalls.list()).body.items).toMatchObject([{ id }])
    expect((await reader.firstCalls.get(id)).body).toMatchObject({ id, callerPhone: '0358112345' })
    expect(await reader.firstCalls.create({ callerPhone: '110' })).toBeRefused(403)
    expect(await reader.firstCalls.update(id, { note: 'Anders' })).toBeRefused(403)
    expect(await reader.firstCalls.delete(id, { query: { reason: 'Irrtum' } })).toBeRefused(403)
    expect(await reader.firstCalls.complete(id)).toBeRefused(403)
    expect((await reader.dashboard.get()).body.firstCalls).toMatchObject({ total: 1, items: [{ id }] })
  },
)

describe('a call', () => {
  test.each([
    { callerPhone: '+4935811' },
    { callerLastName: 'Hoffmann-Weber' },
    { callerFirstName: '👩‍🦳 <script>alert(1)</script>' },
  ])('is kept with %j and nothing else', async (fields) => {
    const call = await keep(fields)
    expect(call).toMatchObject({ ...fields, processId: null, dateOfBirthUnknown: false, deceasedLastName: null })
    expect((await vera.client.firstCalls.get(call.id)).body).toEqual(call)
  })

  test('keeps whatever was said, as it was said', async () => {
    const said: Fields = { ...whole(), note: '<b>Bitte</b> שלום 🕊️' }
    const call = await keep(said)
    const { placeOfDeath, ...rest } = said
    expect(call).toMatchObject({ ...rest, author: { id: vera.userId } })
    expect(call.placeOfDeath).toMatchObject(placeOfDeath as object)
  })

  test.each<[string, string, Fields]>([
    ['callerPhone', 'first-call.validation.caller', {}],
    ['callerPhone', 'first-call.validation.caller', { callerPhone: '', callerLastName: ' ' }],
    ['callerPhone', 'invalidPhone', { callerPhone: 'anrufen' }],
    ['callerLastName', 'common.validation-too-long', { callerLastName: 'x'.repeat(10_000) }],
    ['note', 'common.validation-too-long', { callerLastName: 'W', note: 'x'.repeat(10_000) }],
    ['deceasedAt', 'person.validation.in-future', { callerLastName: 'W', deceasedAt: tomorrow }],
    ['dateOfBirth', 'common.date-in-future', { callerLastName: 'W', dateOfBirth: tomorrow }],
    [
      'dateOfBirth',
      'birthDateBeforeDeceasedAt',
      { callerLastName: 'W', dateOfBirth: '1990-01-01', deceasedAt: '1980-01-01' },
    ],
    ['deceasedPersonId', 'common.validation-unknown-reference', { callerLastName: 'W', deceasedPersonId: 987_654_321 }],
    ['pickUpCarId', 'common.validation-unknown-reference', { callerLastName: 'W', pickUpCarId: 987_654_321 }],
    ['callerRelation', 'common.validation-invalid', { callerLastName: 'W', callerRelation: 'NEIGHBOUR' }],
  ])('with a wrong %s is refused: %s', async (field, message, fields) => {
    expect(await vera.client.firstCalls.create(fields)).toBeRefused(400, { field, message })
  })

  test('is completed bit by bit, and the later of two who do so is told', async () => {
    const call = await keep({ callerPhone: '03581' })
    const changed = await vera.client.firstCalls.update(
      call.id,
      { deceasedLastName: lastName },
      { ifMatch: call.version },
    )
    expect(changed.body).toMatchObject({ callerPhone: '03581', deceasedLastName: lastName, version: call.version + 1 })
    const late = await vera.client.firstCalls.update(call.id, { note: 'Spät' }, { ifMatch: call.version })
    expect(late).toBeRefused(412, 'STALE_VERSION')
    expect(await vera.client.firstCalls.update(call.id, { callerPhone: null })).toBeRefused(400, {
      field: 'callerPhone',
      message: 'first-call.validation.caller',
    })
    expect(await vera.client.firstCalls.update(987_654_321, {})).toBeRefused(404)
  })

  test('a date of birth that is said takes "unknown" back, and the other way round', async () => {
    const call = await keep({ callerPhone: '03581', dateOfBirthUnknown: true })
    const known = made(await vera.client.firstCalls.update(call.id, { dateOfBirth: '1940-01-02' }))
    expect(known).toMatchObject({ dateOfBirth: '1940-01-02', dateOfBirthUnknown: false })
    const unknown = made(await vera.client.firstCalls.update(call.id, { dateOfBirthUnknown: true }))
    expect(unknown).toMatchObject({ dateOfBirth: null, dateOfBirthUnknown: true })
  })

  test('is discarded for a reason, and gone from the list by then', async () => {
    const call = await keep({ callerLastName: 'Wagner' })
    const discard = (reason: string) => vera.client.firstCalls.delete(call.id, { query: { reason } } as never)
    expect(await discard(' ')).toBeRefused(400, { field: 'reason', message: 'common.validation-required' })
    expect((await vera.client.firstCalls.list()).body.items).toHaveLength(1)
    expect((await discard('Verwählt')).status).toBe(204)
    expect((await vera.client.firstCalls.list()).body.items).toEqual([])
    expect((await vera.client.firstCalls.get(call.id)).body).toMatchObject({ deleted: true, discardReason: 'Verwählt' })
    expect(await discard('Noch einmal')).toBeRefused(404)
    expect(await vera.client.firstCalls.complete(call.id)).toBeRefused(404)
  })

  test('is open to the whole house, and found by name and number', async () => {
    const call = await keep({ callerLastName: 'Wagner', callerPhone: '0170555' })
    await keep({ callerLastName: 'Adler' })
    const dispatcher = await home.as('DISPATCHER')
    expect((await dispatcher.firstCalls.list()).body.items).toHaveLength(2)
    const found = async (query: string) => (await dispatcher.firstCalls.list({ query: { query } })).body.items
    expect(await found('wagn')).toMatchObject([{ id: call.id }])
    expect(await found('0170')).toMatchObject([{ id: call.id }])
    expect((await dispatcher.dashboard.get()).body.firstCalls).toMatchObject({ total: 2 })
  })

  test('is nobody else’s: neither of another house nor of another tenant, nor of who has to do with no cases', async () => {
    const call = await keep({ callerLastName: 'Wagner' })
    const elsewhere = [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER' as const] }]
    const zita = await home.staff({ at: elsewhere })
    const there = { legalEntityId: home.secondEntityId }
    expect(await zita.client.firstCalls.get(call.id)).toBeRefused(403)
    expect(await zita.client.firstCalls.get(call.id, there)).toBeRefused(404)
    expect((await zita.client.firstCalls.list(there as never)).body.items).toEqual([])
    expect(await zita.client.firstCalls.complete(call.id, there as never)).toBeRefused(404)
    expect(await zita.client.firstCalls.finish(call.id)).toBeRefused(404)
    const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    expect(await stranger.client.firstCalls.get(call.id)).toBeRefused(404)
    const client = await home.as('KPI')
    expect(await client.firstCalls.list()).toBeRefused(403)
    expect(await client.firstCalls.get(call.id)).toBeRefused(403)
    expect((await client.dashboard.get()).body.firstCalls).toBeUndefined()
  })
})

describe('a call becomes a case', () => {
  test('with both persons, what they are to each other, roles, note and transport', async () => {
    const said = whole()
    const { status, body } = await complete(said)
    expect([status, body.missing]).toEqual([201, []])
    const process = made(await vera.client.processes.get(body.processId))
    expect(process).toMatchObject({
      ...{ type: 'DEATH', status: 'ACTIVE', recordingType: 'BY_PHONE', assignee: { id: vera.userId } },
      deceasedPerson: { id: body.deceasedPersonId, firstName: 'Karl', lastName, deceased: true, infectious: true },
      clientPerson: { id: body.clientPersonId, firstName: 'Petra', phone: '0358112345' },
      clientPersonRelationship: { relationshipType: 'CHILD' },
      processPersons: [{ personId: body.clientPersonId, role: 'InCharge' }],
    })
    const karl = made(await vera.client.persons.get(body.deceasedPersonId))
    expect(karl).toMatchObject({
      ...{ gender: 'MALE', dateOfBirth: '1938-04-02', deceasedAt: today(), deceasedTimeAt: '00:05' },
      ...{ placeOfDeath: { name: 'Klinikum' }, currentPosition: { name: 'Klinikum' } },
      deathComment: 'Beim ersten Anruf: Arzt war da.',
    })
    const petra = made(await vera.client.persons.get(body.clientPersonId))
    expect(petra).toMatchObject({ gender: 'FEMALE', dateOfBirth: null, dateOfBirthUnknown: true, deceased: false })
    const notes = made(await vera.client.notes.list(body.processId)).items
    expect(notes).toMatchObject([{ subject: 'Erster Anruf', text: said.note }])
    const task = made(await vera.client.tasks.get(body.taskId))
    expect(task).toMatchObject({
      ...{ type: 'transportation', status: 'OPEN', title: `Überführung Karl ${lastName}`, userId: vera.userId },
      address: { name: 'Klinikum' },
      destination: { name: 'Filiale Eins' },
    })
    expect((await vera.client.firstCalls.list()).body.items).toEqual([])
  })

  test('answers what is still missing, in the order of the conversation', async () => {
    const { status, body } = await complete({
      ...{ callerFirstName: 'Petra', callerLastName: uniqueName(), deceasedFirstName: 'Karl' },
      ...{ deceasedLastName: lastName, dateOfBirthUnknown: true, doctorHasBeen: false },
      ...{ burialFormId: home.burialFormId, legalEntityBranchId: home.branchId },
    })
    expect(status).toBe(201)
    expect(body.taskId).toBeNull()
    expect(body.missing.map(({ field }: { field: string }) => field)).toEqual([
      'callerPhone',
      'callerRelation',
      'deceasedSalutation',
      'dateOfBirth',
      'deceasedAt',
      'placeOfDeath',
      'doctorHasBeen',
      'pickUpAt',
    ])
  })

  test.each<[string, string, Fields]>([
    ['deceasedFirstName', 'common.validation-required', { deceasedFirstName: null }],
    ['deceasedLastName', 'common.validation-required', { deceasedLastName: null }],
    ['dateOfBirth', 'common.validation-required', { dateOfBirth: null }],
    ['callerFirstName', 'common.validation-required', { callerFirstName: null }],
    ['burialFormId', 'common.validation-required', { burialFormId: null }],
    ['legalEntityBranchId', 'branchId', { legalEntityBranchId: null }],
    ['placeOfDeath', 'common.validation-required', { placeOfDeath: null }],
  ])('not without %s, which is asked for there with %s; the call is still there', async (field, message, lacking) => {
    const before = await counted()
    const call = await keep({ ...whole(), ...lacking })
    expect(await vera.client.firstCalls.complete(call.id)).toBeRefused(400, { field, message })
    expect(await counted()).toEqual(before)
    expect((await vera.client.firstCalls.get(call.id)).body).toEqual(call)
  })

  test('a partner who pays is the client, and the caller stands by', async () => {
    const { id } = made(await vera.client.partners.create({ name: 'Klinikum Görlitz' }))
    const { body } = await complete({ ...whole(), clientBusinessPartnerId: id })
    expect(body.clientPersonId).toBeNull()
    expect(made(await vera.client.processes.get(body.processId))).toMatchObject({
      clientBusinessPartner: { id },
      clientPerson: null,
      processPersons: [{ role: 'Other' }],
    })
    const related = made(await vera.client.persons.get(body.deceasedPersonId)).relationships
    expect(related).toMatchObject([{ relationshipType: 'CHILD', relatedPerson: { firstName: 'Petra' } }])
  })

  test('persons who are known are taken, and completed by what was said', async () => {
    const karl = await createPerson(vera.client, { firstName: 'Karl', lastName, dateOfBirth: '1938-04-02' })
    const petra = await createPerson(vera.client, { firstName: 'Petra', phone: '111' })
    const known = { deceasedPersonId: karl.id, callerPersonId: petra.id, callerFirstName: null, callerLastName: null }
    const { status, body } = await complete({ ...whole(), ...known, deceasedFirstName: null, deceasedLastName: null })
    expect(status).toBe(201)
    expect(body).toMatchObject({ deceasedPersonId: karl.id, clientPersonId: petra.id })
    expect(made(await vera.client.persons.get(karl.id))).toMatchObject({ deceased: true, deceasedAt: today() })
    expect(made(await vera.client.persons.get(petra.id))).toMatchObject({ phone: '111' })
    expect(made(await vera.client.tasks.get(body.taskId)).title).toBe(`Überführung Karl ${lastName}`)
  })

  test('who may be the same person is shown, and stored when somebody insists', async () => {
    const karl = await createPerson(vera.client, { firstName: 'Karl', lastName, dateOfBirth: '1938-04-02' })
    const before = await counted()
    const call = await keep(whole())
    const refused = await vera.client.firstCalls.complete(call.id)
    expect(refused).toBeRefused(409, 'DUPLICATE')
    expect(refused.body).toMatchObject({ duplicatesOf: 'DECEASED', duplicates: [{ id: karl.id }] })
    expect(await counted()).toEqual(before)
    const insists = { query: { ignoreDuplicates: true } } as never
    expect((await vera.client.firstCalls.complete(call.id, insists)).status).toBe(201)
  })

  test('a caller of whom no birth date is known is recognised by the name', async () => {
    const first = whole()
    const { body } = await complete(first)
    const again = { ...whole(), callerLastName: first.callerLastName, deceasedLastName: uniqueName() }
    const refused = await complete(again)
    expect(refused.body).toMatchObject({ duplicatesOf: 'CALLER', duplicates: [{ id: body.clientPersonId }] })
    const taken = await complete({ ...again, callerPersonId: body.clientPersonId }, { ignoreOverlap: true })
    expect(taken.status).toBe(201)
  })

  test('the same case twice is shown as such', async () => {
    const { body } = await complete(whole())
    const refused = await complete({ ...whole(), deceasedPersonId: body.deceasedPersonId })
    expect(refused.body).toMatchObject({ duplicatesOf: 'PROCESS', duplicates: [{ id: body.processId }] })
  })

  test('a car that drives already holds everything back until somebody insists', async () => {
    const car = made(
      await (await home.asTenant('ADMINISTRATOR')).cars.create({ name: 'Wagen 1', licensePlate: 'GR 1' }),
    )
    const other = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
    const pickUp = { pickUpCarId: car.id, pickUpUserId: other.userId }
    expect((await complete({ ...whole(), ...pickUp })).status).toBe(201)
    const before = await counted()
    const call = await keep({ ...whole(), ...pickUp, deceasedLastName: uniqueName() })
    const refused = await vera.client.firstCalls.complete(call.id)
    expect(refused).toBeRefused(409, 'TASK_OVERLAP')
    expect(await counted()).toEqual(before)
    const insists = { query: { ignoreOverlap: true } } as never
    expect((await vera.client.firstCalls.complete(call.id, insists)).status).toBe(201)
  })

  test('a fault at the very end leaves nothing of it', async () => {
    const call = await keep(whole())
    const before = await counted()
    // The colleague who is to drive leaves between the call and its end.
    const gone = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
    made(await vera.client.firstCalls.update(call.id, { pickUpUserId: gone.userId }))
    await home.inTenant((tx) => tx.run(sql`update users set active = false where id = ${gone.userId}`))
    expect(await vera.client.firstCalls.complete(call.id)).toBeRefused(400, {
      field: 'pickUpUserId',
      message: 'common.validation-unknown-reference',
    })
    expect(await counted()).toEqual(before)
    expect((await vera.client.firstCalls.get(call.id)).body.processId).toBeNull()
  })

  test('once: sent again under its key it answers the same, and otherwise it is refused', async () => {
    const call = await keep(whole())
    const idempotencyKey = crypto.randomUUID()
    const first = await vera.client.firstCalls.complete(call.id, { idempotencyKey })
    const after = await counted()
    expect((await vera.client.firstCalls.complete(call.id, { idempotencyKey })).body).toEqual(first.body)
    expect(await vera.client.firstCalls.complete(call.id)).toBeRefused(409, 'CONFLICT')
    expect(await vera.client.firstCalls.update(call.id, { note: 'Spät' })).toBeRefused(409, 'CONFLICT')
    const discarded = await vera.client.firstCalls.delete(call.id, { query: { reason: 'Doch nicht' } } as never)
    expect(discarded).toBeRefused(409, 'CONFLICT')
    expect(await counted()).toEqual(after)
  })

  test('two who finish it at once make one case', async () => {
    const call = await keep(whole())
    const answers = await Promise.all([1, 2].map(() => vera.client.firstCalls.finish(call.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await counted()).processes).toBe(1)
  })
})

test('the database keeps no call without a caller, and none of two houses', async () => {
  const insert = (values: string) =>
    home.inTenant((tx) =>
      tx.run(sql`insert into first_calls (legal_entity_id, caller_phone, deceased_at, date_of_birth)
      values ${sql.raw(values)}`),
    )
  await expect(insert(`(${home.legalEntityId}, null, null, null)`)).rejects.toThrow('first_calls.callerPhone')
  await expect(insert(`(${home.legalEntityId}, '1', '1980-01-01', '1990-01-01')`)).rejects.toThrow('dateOfBirth')
  await expect(insert(`(987654321, '1', null, null)`)).rejects.toThrow('foreign key')
})
