import { addDays, today } from '@pietas/contract/kit'
import { describe, expect, test } from 'vitest'
import { aTemplate, died, dueOn, type Listed, openCase, staffed, tasksOf } from './testing'

describe('a template that fits a process', () => {
  test('becomes a task of it at once, with its parts, its chip and its day', async () => {
    const { home, boss, vera } = await staffed()
    const made = await boss.client.checklists.create(aTemplate)
    expect(made).toMatchObject({
      status: 201,
      body: { color: '#0f766e', type: 'basic', legalEntityIds: [home.legalEntityId, home.secondEntityId] },
    })
    const { processId } = await openCase(home, vera.client)
    const [task, ...others] = await tasksOf(vera.client, processId)
    expect(others).toEqual([])
    expect(task).toMatchObject({
      ...{ title: 'Sterbefall anzeigen', type: 'basic', status: 'OPEN', templateId: made.body.id, subTaskCount: 2 },
      ...{ userId: vera.userId, template: { color: '#0f766e', shortName: 'STA' } },
      dueDate: dueOn(addDays(died, 5)),
    })
    const whole = await vera.client.tasks.get(task?.id ?? 0)
    expect(whole.body.subTasks.map(({ title }: { title: string }) => title)).toEqual(['Bescheinigung', 'Urkunden'])
  })

  test('does so once, whatever is changed afterwards and whatever has become of the task', async () => {
    const { home, boss, vera } = await staffed()
    await boss.client.taskTemplates.create(aTemplate)
    const { processId, deceasedPersonId } = await openCase(home, vera.client)
    const [task] = await tasksOf(vera.client, processId)
    await vera.client.tasks.delete(task?.id ?? 0)
    await vera.client.persons.update(deceasedPersonId, { deceasedAt: addDays(died, 1) })
    await vera.client.processes.update(processId, { type: 'PROVISION' })
    await vera.client.processes.update(processId, { type: 'DEATH' })
    expect(await tasksOf(vera.client, processId)).toEqual([])
  })

  test('is left alone by two who change the process at the same moment', async () => {
    const { home, boss, vera } = await staffed()
    const { processId, deceasedPersonId } = await openCase(home, vera.client, {}, { deceasedAt: null })
    await boss.client.taskTemplates.create(aTemplate)
    const answers = await Promise.all([
      vera.client.persons.update(deceasedPersonId, { deceasedAt: died }),
      vera.client.processes
        .update(processId, { type: 'PROVISION' })
        .then(() => vera.client.processes.update(processId, { type: 'DEATH' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await tasksOf(vera.client, processId)).toHaveLength(1)
  })

  test('waits until its day is known, and for the burial form that it is for', async () => {
    const { home, boss, vera } = await staffed()
    const { items } = (await boss.client.burialForms.list()).body as {
      items: { id: number; burialType: { isCremation: boolean } }[]
    }
    const [urn, earth] = [true, false].map(
      (is) => items.find(({ burialType }) => burialType.isCremation === is)?.id ?? 0,
    )
    await boss.client.taskTemplates.create({
      ...aTemplate,
      dueOffset: { anchor: 'FUNERAL', days: -2 },
      appliesTo: { processTypes: [], burialFormIds: [urn ?? 0] },
    })
    const { processId } = await openCase(home, vera.client, { burialFormId: earth })
    const funeral = addDays(today(), 20)
    await vera.client.processPreparations.update(processId, { burialPreparation: { desiredDate: funeral } })
    expect(await tasksOf(vera.client, processId)).toEqual([])
    await vera.client.processes.update(processId, { burialFormId: urn })
    expect(await tasksOf(vera.client, processId)).toMatchObject([{ dueDate: dueOn(addDays(funeral, -2)) }])
  })

  test('is made nothing of where the house does not offer it, where it was deleted, or where the case is closed', async () => {
    const { home, boss, vera } = await staffed()
    await boss.client.taskTemplates.create({ ...aTemplate, legalEntityIds: [home.secondEntityId] })
    const gone = (await boss.client.taskTemplates.create(aTemplate)).body.id
    await boss.client.taskTemplates.delete(gone)
    const { processId, deceasedPersonId } = await openCase(home, vera.client)
    expect(await tasksOf(vera.client, processId)).toEqual([])
    await vera.client.processes.update(processId, { status: 'BILLED' })
    await boss.client.taskTemplates.restore(gone)
    await vera.client.persons.update(deceasedPersonId, { deceasedAt: addDays(died, 1) })
    expect(await tasksOf(vera.client, processId)).toEqual([])
    await vera.client.processes.update(processId, { status: 'ACTIVE' })
    expect(await tasksOf(vera.client, processId)).toHaveLength(1)
  })

  test('tells whoever gets the task, unless he wants to hear of none', async () => {
    const { home, boss, vera } = await staffed()
    const told = async () => {
      await openCase(home, vera.client)
      return (await boss.client.notifications.list()).body.items.length
    }
    await boss.client.taskTemplates.create({ ...aTemplate, assigneeRule: 'USER', userId: boss.userId })
    expect(await told()).toBe(1)
    await boss.client.notifications.updateSettings({ NEW_TASK: { app: false } })
    expect(await told()).toBe(1)
  })

  test('is for whom its rule names, and for somebody who still works here', async () => {
    const { home, boss, vera } = await staffed()
    const otto = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['DISPATCHER'] }] })
    const { processId } = await openCase(home, vera.client, {}, { deceasedAt: null })
    await boss.client.processes.update(processId, { assigneeId: otto.userId })
    const of = (name: string, more: object) => boss.client.taskTemplates.create({ ...aTemplate, name, ...more })
    await of('A', { assigneeRule: 'PROCESS_ASSIGNEE' })
    await of('B', { assigneeRule: 'USER', userId: boss.userId })
    await of('C', { assigneeRule: 'DEFAULT', type: 'feedback' })
    await of('D', { assigneeRule: 'DEFAULT', type: 'work' })
    await of('E', { assigneeRule: 'DEFAULT', type: 'basic' })
    await boss.client.legalEntities.update({
      qualityManagementDefaultUserId: otto.userId,
      tasksDefaultUserId: boss.userId,
    })
    const { body } = await boss.client.processes.get(processId)
    await vera.client.persons.update(body.deceasedPersonId, { deceasedAt: died })
    const who = Object.fromEntries((await tasksOf(vera.client, processId)).map(({ title, userId }) => [title, userId]))
    expect(who).toEqual({ A: otto.userId, B: boss.userId, C: otto.userId, D: boss.userId, E: vera.userId })
    expect((await otto.client.notifications.list()).body.items.map(({ type }: { type: string }) => type)).toEqual([
      'NEW_TASK',
      'NEW_TASK',
    ])
    expect((await vera.client.notifications.list()).body.items).toEqual([])
    await boss.client.users.delete(otto.userId)
    const second = await openCase(home, vera.client)
    await boss.client.taskTemplates.list()
    const [feedback] = (await tasksOf(vera.client, second.processId)).filter(({ title }) => title === 'C')
    expect(feedback?.userId).toBe(boss.userId)
  })
})

describe('a task that hangs on a day', () => {
  test('moves with the death and with the funeral, whichever way the funeral is planned', async () => {
    const { home, boss, vera } = await staffed()
    await boss.client.taskTemplates.create({ ...aTemplate, name: 'Tod' })
    await boss.client.taskTemplates.create({ ...aTemplate, name: 'Feier', dueOffset: { anchor: 'FUNERAL', days: 1 } })
    const { processId, deceasedPersonId } = await openCase(home, vera.client)
    await vera.client.persons.update(deceasedPersonId, { deceasedAt: addDays(died, 1) })
    const day = addDays(today(), 30)
    const burial = {
      ...{ status: 'OPEN', title: 'Beisetzung', processId, userId: vera.userId, preparationType: 'BURIAL' },
    }
    const times = (on: string) => ({ startDate: `${on}T10:00:00Z`, endDate: `${on}T11:00:00Z` })
    const { id } = (await vera.client.tasks.create({ appointment: { ...burial, ...times(day) } } as never)).body
    const dues = async () =>
      Object.fromEntries(
        (await tasksOf(vera.client, processId))
          .filter(({ id: other }) => other !== id)
          .map(({ title, dueDate }) => [title, dueDate]),
      )
    expect(await dues()).toEqual({ Tod: dueOn(addDays(died, 6)), Feier: dueOn(addDays(day, 1)) })
    await vera.client.tasks.update(id, { appointment: times(addDays(day, 3)) })
    expect((await dues()).Feier).toBe(dueOn(addDays(day, 4)))
    // Without a day there is nothing to follow: what was planned stays.
    await vera.client.tasks.update(id, { appointment: { status: 'CANCELLED' } })
    expect((await dues()).Feier).toBe(dueOn(addDays(day, 4)))
  })

  test('stays where somebody has put it, and where it is done', async () => {
    const { home, boss, vera } = await staffed()
    for (const name of ['Verschoben', 'Erledigt']) await boss.client.taskTemplates.create({ ...aTemplate, name })
    const { processId, deceasedPersonId } = await openCase(home, vera.client)
    const [one, other] = await tasksOf(vera.client, processId)
    await vera.client.tasks.update(one?.id ?? 0, { basic: { dueDate: addDays(today(), 9) } })
    await vera.client.tasks.update(other?.id ?? 0, { basic: { status: 'DONE' } })
    await vera.client.persons.update(deceasedPersonId, { deceasedAt: addDays(died, 2) })
    const dues = (await tasksOf(vera.client, processId)).map(({ dueDate }) => dueDate).sort()
    expect(dues).toEqual([dueOn(addDays(died, 5)), dueOn(addDays(today(), 9))].sort())
  })

  test('made by hand follows as well, and keeps its own distance when the template changes', async () => {
    const { home, boss, vera } = await staffed()
    const { processId, deceasedPersonId } = await openCase(home, vera.client)
    const byHand = { ...aTemplate, appliesTo: { processTypes: [], burialFormIds: [] } }
    const templateId = (await boss.client.taskTemplates.create(byHand)).body.id
    const task = { status: 'OPEN' as const, title: 'Anzeige', processId, userId: vera.userId, templateId }
    await vera.client.tasks.create({ basic: { ...task, dueDate: addDays(died, 5) } })
    await vera.client.tasks.create({ basic: { ...task, title: 'Anders', dueDate: addDays(died, 8) } })
    await boss.client.taskTemplates.update(templateId, { dueOffset: { anchor: 'DEATH', days: 90 } })
    await vera.client.persons.update(deceasedPersonId, { deceasedAt: addDays(died, 1) })
    const dues = Object.fromEntries(
      (await tasksOf(vera.client, processId)).map(({ title, dueDate }) => [title, dueDate]),
    )
    expect(dues).toEqual({ Anzeige: dueOn(addDays(died, 6)), Anders: dueOn(addDays(died, 8)) })
  })

  test('is told apart in lists from what people have planned', async () => {
    const { home, boss, vera } = await staffed()
    await boss.client.taskTemplates.create(aTemplate)
    const { processId } = await openCase(home, vera.client)
    const planned = { status: 'OPEN' as const, processId, userId: vera.userId }
    await vera.client.tasks.create({ basic: { ...planned, title: 'Blumen', dueDate: addDays(today(), 1) } })
    const titles = async (query: object) =>
      (await vera.client.tasks.listOfProcess(processId, { query: query as never })).body.items
        .map(({ title }: Listed) => title)
        .sort()
    expect(await titles({ deadline: true })).toEqual(['Sterbefall anzeigen'])
    expect(await titles({ filters: { deadline: false } })).toEqual(['Blumen'])
    expect(await titles({})).toEqual(['Blumen', 'Sterbefall anzeigen'])
  })
})

describe('who makes templates', () => {
  test('at one house makes and changes those of that house alone', async () => {
    const { home, boss, vera } = await staffed()
    const mine = await vera.client.taskTemplates.create(aTemplate)
    expect(mine.body.legalEntityIds).toEqual([home.legalEntityId])
    expect(await vera.client.taskTemplates.create({ ...aTemplate, legalEntityIds: [home.secondEntityId] })).toBeRefused(
      404,
    )
    expect(await vera.client.taskTemplates.create({ ...aTemplate, legalEntityIds: [] })).toBeRefused(403)
    expect(
      await vera.client.taskTemplates.update(mine.body.id, {
        legalEntityIds: [home.legalEntityId, home.secondEntityId],
      }),
    ).toBeRefused(403)
    const both = (await boss.client.taskTemplates.create(aTemplate)).body.id
    expect(await vera.client.taskTemplates.update(both, { name: 'Meins' })).toBeRefused(403)
    expect(await vera.client.taskTemplates.delete(both)).toBeRefused(403)
    expect(await vera.client.taskTemplates.restore(both)).toBeRefused(403)
    expect((await vera.client.taskTemplates.update(mine.body.id, { name: 'Anders' })).body.name).toBe('Anders')
  })

  test('is asked for what it takes, at its field', async () => {
    const { boss } = await staffed()
    const refused = (fields: object, isChecklist = false) =>
      (isChecklist ? boss.client.checklists : boss.client.taskTemplates).create({ ...aTemplate, ...fields } as never)
    expect(await refused({ subTasks: [] }, true)).toBeRefused(400, {
      field: 'subTasks',
      message: 'common.validation-required',
    })
    expect(await refused({ dueOffset: null })).toBeRefused(400, {
      field: 'dueOffset',
      message: 'common.validation-required',
    })
    expect(await refused({ type: 'transportation' })).toBeRefused(400, {
      field: 'type',
      message: 'task-template.validation.automatic-type',
    })
    expect(await refused({ assigneeRule: 'USER' })).toBeRefused(400, {
      field: 'userId',
      message: 'common.validation-required',
    })
    expect(await refused({ type: 'vacation' })).toBeRefused(400, {
      field: 'type',
      message: 'common.validation-invalid',
    })
    const forms = { processTypes: [], burialFormIds: [987_654_321] }
    expect(await refused({ appliesTo: forms })).toBeRefused(400, {
      field: 'appliesTo.burialFormIds',
      message: 'common.validation-unknown-reference',
    })
  })

  test('a template keeps its version when nothing differs, and tells of its links when they do', async () => {
    const { home, boss } = await staffed()
    const { id, version } = (await boss.client.taskTemplates.create(aTemplate)).body
    const { body: one } = await boss.client.taskTemplates.get(id)
    const { name, dueOffset, appliesTo, subTasks } = one
    expect((await boss.client.taskTemplates.update(id, { name, dueOffset, appliesTo, subTasks })).body.version).toBe(
      version,
    )
    const narrowed = await boss.client.taskTemplates.update(id, { legalEntityIds: [home.legalEntityId] })
    expect(narrowed.body).toMatchObject({ version: version + 1, legalEntityIds: [home.legalEntityId] })
    expect(await boss.client.taskTemplates.update(id, { name: 'Zu spät' }, { ifMatch: version })).toBeRefused(412)
  })

  test('nobody makes a task from what his house does not offer', async () => {
    const { home, boss, vera } = await staffed()
    const { body } = await boss.client.taskTemplates.create({ ...aTemplate, legalEntityIds: [home.secondEntityId] })
    const task = { status: 'OPEN' as const, title: 'Anzeige', legalEntityId: home.legalEntityId, userId: vera.userId }
    const answer = await vera.client.tasks.create({ basic: { ...task, dueDate: today(), templateId: body.id } })
    expect(answer).toBeRefused(400, {
      field: 'templateId',
      message: 'common.validation-unknown-reference',
    })
  })
})
