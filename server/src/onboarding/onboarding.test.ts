import type { OnboardingState, OnboardingStep } from '@pietas/contract/onboarding'
import { beforeEach, expect, test } from 'vitest'
import { insertDefaultLetters } from '../correspondence'
import { sql } from '../kit/db/sql'
import {
  aProcess,
  createPerson,
  type FuneralHome,
  funeralHome,
  insertRow,
  platformUser,
  type StaffMember,
} from '../kit/testing'

let home: FuneralHome
let boss: StaffMember

beforeEach(async () => {
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
})

const state = async () => (await boss.client.onboarding.get()).body
const stepOf = async (step: OnboardingStep): Promise<OnboardingState> =>
  (await state()).steps.find((one: OnboardingState) => one.step === step)

const both = () => [
  { id: home.secondEntityId, name: 'Haus Zwei' },
  { id: home.legalEntityId, name: 'Haus Eins' },
]
const byName = () => both().toSorted((a, b) => a.name.localeCompare(b.name))

const complete = (legalEntityId: number) =>
  boss.client.legalEntities.update(
    { iban: 'DE89370400440532013000', vatId: 'DE136695976' },
    { legalEntityId, ifMatch: 1 },
  )

test('a company is set up once each legal entity has what invoices ask for', async () => {
  expect(await stepOf('COMPANY')).toMatchObject({ count: 2, done: false, missingAt: byName() })
  expect((await complete(home.legalEntityId)).status).toBe(200)
  expect(await stepOf('COMPANY')).toMatchObject({ done: false, missingAt: [{ id: home.secondEntityId }] })
  expect((await complete(home.secondEntityId)).status).toBe(200)
  expect(await stepOf('COMPANY')).toMatchObject({ done: true, missingAt: [] })
})

test('a step is done by what is there, and undone when that is gone', async () => {
  expect(await stepOf('BRANCH')).toMatchObject({ count: 2, done: true })
  await home.inTenant((tx) => tx.run(sql`update branches set deleted = true where id = ${home.branchId}`))
  expect(await stepOf('BRANCH')).toMatchObject({ count: 1, done: false, missingAt: [{ id: home.legalEntityId }] })

  expect(await stepOf('STAFF')).toMatchObject({ count: 0, done: false })
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  expect(await stepOf('STAFF')).toMatchObject({ count: 1, done: true })
  expect(await stepOf('DEFAULTS')).toMatchObject({ done: false, missingAt: byName() })
  await home.inTenant((tx) =>
    tx.run(
      sql`update legal_entities set tasks_default_user_id = ${vera.userId}, quality_management_default_user_id = ${vera.userId}`,
    ),
  )
  expect(await stepOf('DEFAULTS')).toMatchObject({ done: true })

  // The second house offers nothing yet.
  expect(await stepOf('BURIAL')).toMatchObject({ done: false, missingAt: [{ id: home.secondEntityId }] })
  expect(await stepOf('CATEGORIES')).toMatchObject({ done: true })
  expect(await stepOf('FLEET')).toMatchObject({ count: 0, done: false })
  await home.inTenant((tx) =>
    insertRow(tx, 'cars', { name: 'Bestattungswagen', licensePlate: 'GR-AB 1', numberOfSeats: 2 }),
  )
  expect(await stepOf('FLEET')).toMatchObject({ count: 1, done: true })
})

test('templates for letters are set up once each legal entity offers one', async () => {
  expect(await stepOf('LETTERS')).toMatchObject({ count: 0, done: false, optional: true })
  await home.inTenant((tx) => insertDefaultLetters(tx, home.tenantId))
  expect(await stepOf('LETTERS')).toMatchObject({ done: true, missingAt: [] })
  await home.inTenant((tx) => tx.run(sql`delete from offered_templates where legal_entity_id = ${home.secondEntityId}`))
  expect(await stepOf('LETTERS')).toMatchObject({ done: false, missingAt: [{ id: home.secondEntityId }] })
})

test('the usual set is offered where nothing is offered yet, and what a house has chosen stays', async () => {
  await home.inTenant((tx) => insertDefaultLetters(tx, home.tenantId))
  const offeredAt = async (list: 'burialTypes' | 'graveTypes') => {
    const { items } = (await boss.client[list].list({ query: { limit: 50 } as never })).body
    return items.map(({ legalEntityIds }: { legalEntityIds: number[] }) => legalEntityIds.length)
  }
  const [sea] = (await boss.client.burialTypes.list({ query: { limit: 50, query: 'See' } as never })).body.items
  expect((await boss.client.burialTypes.unassign(sea.id, { legalEntityId: home.legalEntityId })).status).toBe(204)
  expect(await stepOf('BURIAL')).toMatchObject({ done: false, missingAt: [{ id: home.secondEntityId }] })
  expect((await boss.client.onboarding.offerUsual('BURIAL')).status).toBe(204)
  expect(await stepOf('BURIAL')).toMatchObject({ done: true, missingAt: [] })
  expect((await offeredAt('burialTypes')).toSorted()).toEqual([1, 2, 2, 2, 2])
  expect(new Set(await offeredAt('graveTypes'))).toEqual(new Set([2]))
  expect((await boss.client.onboarding.offerUsual('BURIAL')).status).toBe(204)
  expect((await offeredAt('burialTypes')).toSorted()).toEqual([1, 2, 2, 2, 2])
  expect(await boss.client.onboarding.offerUsual('FLEET' as never)).toBeRefused(400, {
    field: 'step',
    message: 'common.validation-invalid',
  })
})

test('the first person and the first process are counted, and nothing of another house', async () => {
  const neighbour = await funeralHome()
  await createPerson(await neighbour.as('OFFICE_MANAGER'))
  expect(await stepOf('PERSONS')).toMatchObject({ count: 0, done: false })
  const [dead, client] = [await createPerson(boss.client, { deceased: true }), await createPerson(boss.client)]
  const people = { deceasedPersonId: dead.id, clientPersonId: client.id }
  expect(await stepOf('PERSONS')).toMatchObject({ count: 2, done: true })
  expect(await stepOf('PROCESS')).toMatchObject({ done: false })
  expect((await boss.client.processes.create(aProcess(home, people))).status).toBe(201)
  expect(await stepOf('PROCESS')).toMatchObject({ count: 1, done: true })
})

test('what a house does without is put aside, says so, and is taken up again; the rest is not', async () => {
  const put = (step: string) => boss.client.onboarding.putAside(step as 'FLEET')
  expect((await put('FLEET')).status).toBe(204)
  expect((await put('FLEET')).status).toBe(204)
  expect(await stepOf('FLEET')).toMatchObject({ done: false, aside: true, optional: true })
  expect(await put('PROCESS')).toBeRefused(400, { field: 'step', message: 'common.validation-invalid' })
  expect(await stepOf('PROCESS')).toMatchObject({ aside: false, optional: false })
  const neighbour = await (await funeralHome()).asTenant('ADMINISTRATOR')
  const { steps } = (await neighbour.onboarding.get()).body
  expect(steps.filter(({ aside }: OnboardingState) => aside)).toEqual([])
  expect((await boss.client.onboarding.takeUp('FLEET')).status).toBe(204)
  expect(await stepOf('FLEET')).toMatchObject({ aside: false })
})

test('a house is ready when nothing is left', async () => {
  expect((await state()).ready).toBe(false)
  await home.inTenant(async (tx) => {
    await tx.run(sql`update legal_entities set deleted = true where id = ${home.secondEntityId}`)
    await tx.run(sql`update legal_entities set iban = 'DE89370400440532013000', vat_id = 'DE136695976',
      tasks_default_user_id = ${boss.userId}, quality_management_default_user_id = ${boss.userId}`)
  })
  const [dead, client] = [await createPerson(boss.client, { deceased: true }), await createPerson(boss.client)]
  await boss.client.processes.create(aProcess(home, { deceasedPersonId: dead.id, clientPersonId: client.id }))
  for (const step of ['STAFF', 'STATIONERY', 'LETTERS', 'FLEET', 'PARTNERS'] as const) {
    expect((await state()).ready, step).toBe(false)
    await boss.client.onboarding.putAside(step)
  }
  expect((await state()).ready).toBe(true)
})

test('it is for whoever sets a house up', async () => {
  const manager = await home.as('OFFICE_MANAGER')
  expect(await manager.onboarding.get()).toBeRefused(403)
  expect(await manager.onboarding.putAside('FLEET')).toBeRefused(403)
  expect(await manager.onboarding.offerUsual('BURIAL')).toBeRefused(403)
  const paula = await platformUser('supporter', home.tenantId)
  expect((await paula.client.onboarding.get()).status).toBe(200)
})
