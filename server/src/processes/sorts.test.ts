import { addDays, instantOf, today } from '@pietas/contract/kit'
import { processStatuses } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { aProcess, createPerson, funeralHome, type StaffMember } from '../kit/testing'

const office = async () => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const { client } = boss
  const open = async (fields: Record<string, unknown>): Promise<number> => {
    const deceasedPersonId = (await createPerson(client)).id
    const answer = await client.processes.create(
      aProcess(home, { deceasedPersonId, clientPersonId: deceasedPersonId }, fields),
    )
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }
  return { home, boss, client, open }
}

const order = async ({ client }: Pick<StaffMember, 'client'>, sortBy: string, sortDirection = 'ASC') => {
  const { status, body } = await client.processes.list({ query: { sortBy, sortDirection } as never })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.items.map(({ id }: { id: number }) => id) as number[]
}

test('cases are sorted by who gives the order, person or partner, as a German reader expects', async () => {
  const at = await office()
  const oezil = await createPerson(at.client, { lastName: 'Özil' })
  const zorn = await createPerson(at.client, { lastName: 'Zorn' })
  const partner = (await at.client.partners.create({ name: 'Pflegeheim Ost' })).body
  const [last, first, middle] = [
    await at.open({ clientPersonId: zorn.id }),
    await at.open({ clientPersonId: oezil.id }),
    await at.open({ clientPersonId: null, clientBusinessPartnerId: partner.id }),
  ]
  expect(await order(at, 'CLIENT')).toEqual([first, middle, last])
  expect(await order(at, 'CLIENT', 'DESC')).toEqual([last, middle, first])

  // A cancelled case follows as well: that its client is called otherwise is no change of it.
  await at.client.processes.update(last, { status: 'CANCELLED', cancelReason: 'Abgesagt' })
  const before = (await at.client.processes.get(last)).body.version
  expect((await at.client.persons.update(zorn.id, { lastName: 'Adler' })).status).toBe(200)
  expect((await at.client.partners.update(partner.id, { name: 'Zuflucht' })).status).toBe(200)
  expect(await order(at, 'CLIENT')).toEqual([last, first, middle])
  expect((await at.client.processes.get(last)).body.version).toBe(before)
  await at.client.processes.update(first, { clientPersonId: null, clientBusinessPartnerId: partner.id })
  expect(await order(at, 'CLIENT')).toEqual([last, ...[first, middle].toSorted((one, other) => one - other)])
  expect(await at.client.processes.update(last, { clientPersonId: oezil.id })).toBeRefused(409, 'PROCESS_CANCELLED')
})

test('cases are sorted by when the funeral is, whatever tells of it, and those without one come last', async () => {
  const at = await office()
  const [late, early, none] = [await at.open({}), await at.open({}), await at.open({})]
  const sorted = () => order(at, 'FUNERAL')
  const plan = async (processId: number, preparationType: string, day: number) => {
    const [startDate, endDate] = ['10:00', '11:00'].map((time) => instantOf({ day: addDays(today(), day), time }))
    const task = { status: 'OPEN', title: 'Feier', userId: at.boss.userId, processId, userIds: [] }
    const body = { appointment: { ...task, startDate, endDate, preparationType } }
    const answer = await at.client.tasks.create(body as never, { query: { ignoreOverlap: true } } as never)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id as number
  }
  await plan(late, 'BURIAL', 9)
  const version = (await at.client.processes.get(early)).body.version
  const burial = await plan(early, 'BURIAL', 2)
  expect(await sorted()).toEqual([early, late, none])
  // The case itself is as it was: whoever has it open may go on.
  expect((await at.client.processes.get(early)).body.version).toBe(version)
  await at.client.tasks.update(burial, { appointment: { status: 'CANCELLED' } } as never)
  expect(await sorted()).toEqual(
    [late, early, none].toSorted((one, other) => (one === late ? -1 : other === late ? 1 : one - other)),
  )
  const desiredDate = instantOf({ day: addDays(today(), 1), time: '12:00' })
  await at.client.processPreparations.update(none, { burialPreparation: { desiredDate } } as never)
  expect(await sorted()).toEqual([none, late, early])
  expect(await order(at, 'FUNERAL', 'DESC')).toEqual([early, late, none])
  const { status } = await at.client.processes.update(late, {
    ...{ status: 'CANCELLED', cancelReason: 'Doppelt' },
    cancelOpenTasks: true,
  } as never)
  expect(status).toBe(200)
  expect(await sorted()).toEqual([none, ...[early, late].toSorted((one, other) => one - other)])
})

test('cases are sorted by how somebody is buried, whatever that is called by then', async () => {
  const at = await office()
  const { body: forms } = await at.client.burialForms.list()
  const [one, other] = forms.items as { id: number; version: number }[]
  const ofOne = await at.open({ burialFormId: one?.id })
  const ofOther = await at.open({ burialFormId: other?.id })
  const call = (id: number | undefined, name: string) => at.client.burialForms.update(id as number, { name })
  await call(one?.id, 'Zweite')
  await call(other?.id, 'Äußerste')
  expect(await order(at, 'BURIAL_FORM')).toEqual([ofOther, ofOne])
  await at.client.processes.update(ofOther, { burialFormId: one?.id as number })
  expect(await order(at, 'BURIAL_FORM')).toEqual([ofOne, ofOther])
})

test('cases and tasks are sorted by who is in charge, whatever he is called by then', async () => {
  const at = await office()
  const here = { at: [{ legalEntityId: at.home.legalEntityId, roles: ['OFFICE_MANAGER' as const] }] }
  const [anna, bert] = [await at.home.staff(here), await at.home.staff(here)]
  const call = (userId: number, lastName: string) => at.client.users.update(userId, { lastName })
  await call(anna.userId, 'Ärmel')
  await call(bert.userId, 'Bach')
  const ofBert = await at.open({ assigneeId: bert.userId })
  const ofAnna = await at.open({ assigneeId: anna.userId })
  // Of nobody else, so it is his who has opened it.
  await call(at.boss.userId, 'Cäsar')
  const ofBoss = await at.open({})
  const task = async (userId: number): Promise<number> =>
    (
      await at.client.tasks.create({
        basic: { status: 'OPEN', title: 'Anruf', dueDate: '2030-01-01', legalEntityId: at.home.legalEntityId, userId },
      })
    ).body.id
  const [taskOfBert, taskOfAnna] = [await task(bert.userId), await task(anna.userId)]
  const tasks = async () =>
    (await at.client.tasks.listOfEntity({ query: { sortBy: 'ASSIGNEE' } })).body.items.map(
      ({ id }: { id: number }) => id,
    )
  expect(await order(at, 'ASSIGNEE')).toEqual([ofAnna, ofBert, ofBoss])
  expect(await tasks()).toEqual([taskOfAnna, taskOfBert])
  await call(anna.userId, 'Zorn')
  expect(await order(at, 'ASSIGNEE')).toEqual([ofBert, ofBoss, ofAnna])
  expect(await tasks()).toEqual([taskOfBert, taskOfAnna])
  expect((await at.client.tasks.get(taskOfAnna)).body.version).toBe(1)
  await at.client.tasks.update(taskOfBert, { basic: { userId: at.boss.userId } })
  await call(at.boss.userId, 'Zzz')
  expect(await tasks()).toEqual([taskOfAnna, taskOfBert])
})

test('a merge of clients is followed, and its undo as well, also by what is cancelled', async () => {
  const at = await office()
  const [adler, zorn] = [
    await createPerson(at.client, { lastName: 'Adler' }),
    await createPerson(at.client, { lastName: 'Zorn' }),
  ]
  const middle = await at.open({ clientPersonId: (await createPerson(at.client, { lastName: 'Mai' })).id })
  const moved = await at.open({ clientPersonId: adler.id })
  await at.client.processes.update(moved, { status: 'CANCELLED', cancelReason: 'Abgesagt' })
  expect(await order(at, 'CLIENT')).toEqual([moved, middle])
  const merged = await at.client.personMerges.create(zorn.id, { otherId: adler.id, values: {} })
  expect(merged.status, JSON.stringify(merged.body)).toBeLessThan(300)
  expect(await order(at, 'CLIENT')).toEqual([middle, moved])
  expect((await at.client.personMerges.undo(merged.body.mergeId)).status).toBeLessThan(300)
  expect(await order(at, 'CLIENT')).toEqual([moved, middle])
})

test('kinds and states stand in the order of work', async () => {
  const at = await office()
  const parent = await at.open({ type: 'DEATH' })
  const provision = await at.open({ type: 'PROVISION' })
  const request = await at.open({ type: 'REQUEST' })
  const additional = await at.open({ type: 'ADDITIONAL', parentId: parent })
  const aftercare = await at.open({ type: 'AFTERCARE' })
  expect(await order(at, 'TYPE')).toEqual([request, provision, parent, aftercare, additional])

  const states = ['CANCELLED', 'PAYED', 'IN_DUNNING', 'BILLED'] as const
  const inState = [parent, provision, request, additional]
  for (const [place, status] of states.entries())
    await at.client.processes.update(inState[place] ?? 0, {
      status,
      ...(status === 'CANCELLED' ? { cancelReason: 'Abgesagt' } : {}),
    })
  expect(await order(at, 'STATUS')).toEqual([aftercare, additional, request, provision, parent])
  // A state without a place would stand nowhere.
  expect(processStatuses).toHaveLength(6)
})
