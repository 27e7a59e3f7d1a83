import { addDays, instantOf } from '@pietas/contract/kit'
import type { TaskStatus, TaskType } from '@pietas/contract/tasks'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { insertAll, type Values } from '../../kit/db/write'
import { burialAfter, type Clock, type Demo, type DemoHome, earlierDeath, insert, pick, towns } from '../../kit/demo'
import { insertDefaultTemplates } from '../templates/defaults'
import { addVoices } from './voices'

type Case = { id: number; name: string; number: number }
type House = Pick<DemoHome, 'entityId' | 'planners' | 'crew' | 'absent'> & {
  clock: Clock
  cars: readonly number[]
  resources: readonly number[]
  cases: readonly Case[]
  /** Standard tasks by their short names. */
  templates: ReadonlyMap<string, number>
}
type Slot = { from: string; to: string }

const slots: Slot[] = [
  { from: '08:30', to: '09:30' },
  { from: '10:00', to: '11:00' },
  { from: '13:00', to: '14:00' },
  { from: '14:30', to: '15:30' },
]

/** Days around today on which something is planned. */
const firstDay = -14
const lastDay = 16

const instant = (day: string, time: string): string => instantOf({ day, time })
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** A place in one of the towns; of one here and there nobody has said where it lies. */
const place = (name: string, n: number) => {
  const { zipCode, city, lat, lng } = pick(towns, n)
  const aside = { lat: lat + ((n % 7) - 3) / 400, lng: lng + ((n % 5) - 2) / 300 }
  const position = n % 9 === 4 ? { lat: null, lng: null } : aside
  return { ...position, country: null, name, street: 'Lindenstraße', streetNumber: String(2 + (n % 30)), zipCode, city }
}

type Kind = { type: TaskType; title: (name: string) => string; where: string; preparation?: string; minutes?: number }

const kinds: Kind[] = [
  { type: 'APPOINTMENT', title: (name) => `Trauergespräch ${name}`, where: 'Bestattungshaus', minutes: 15 },
  {
    type: 'APPOINTMENT',
    title: (name) => `Trauerfeier ${name}`,
    where: 'Feierhalle',
    preparation: 'FUNERAL_SERVICE',
    minutes: 30,
  },
  { type: 'WORK', title: (name) => `Einkleiden und Einbetten ${name}`, where: 'Bestattungshaus' },
  { type: 'TRANSPORTATION', title: (name) => `Überführung ${name}`, where: 'Klinikum' },
  { type: 'APPOINTMENT', title: (name) => `Beisetzung ${name}`, where: 'Friedhof', preparation: 'BURIAL', minutes: 30 },
  { type: 'WORK', title: () => 'Feierhalle dekorieren', where: 'Feierhalle', preparation: 'FUNERAL_SERVICE' },
  {
    type: 'APPOINTMENT',
    title: (name) => `Abschiednahme ${name}`,
    where: 'Abschiedsraum',
    preparation: 'FAREWELL',
    minutes: 20,
  },
  { type: 'TRANSPORTATION', title: (name) => `Überführung ${name} zum Krematorium`, where: 'Bestattungshaus' },
]

/** What is done at the desk; of some of it the house has a standard task, told by its short name. */
const desk: [title: string, parts: string[], template?: string][] = [
  ['Sterbefall beim Standesamt anzeigen', ['Todesbescheinigung beilegen', 'Urkunden abholen'], 'STA'],
  ['Rentenversicherung abmelden', []],
  ['Traueranzeige abstimmen', ['Text mit der Familie klären', 'Entwurf schicken', 'Bei der Zeitung aufgeben'], 'ANZ'],
  ['Kostenvoranschlag schicken', []],
  ['Blumen bestellen', ['Kranz', 'Sarggesteck']],
  ['Krematorium anmelden', ['Zweite Leichenschau', 'Termin bestätigen'], 'KRE'],
]

const isPast = (at: string, { now }: Clock): boolean => Date.parse(at) < now.getTime()

/** Where a planned task stands by now. */
const statusOf = (from: string, to: string, n: number, clock: Clock): TaskStatus => {
  if (n % 23 === 7) return 'CANCELLED'
  if (isPast(to, clock)) return n % 11 === 4 ? 'REVIEW' : 'DONE'
  return isPast(from, clock) ? 'ACTIVE' : 'OPEN'
}

const way: Record<TaskStatus, TaskStatus[]> = {
  OPEN: [],
  ACTIVE: ['ACTIVE'],
  PAUSED: ['ACTIVE', 'PAUSED'],
  REVIEW: ['ACTIVE', 'REVIEW'],
  DONE: ['ACTIVE', 'DONE'],
  CANCELLED: ['CANCELLED'],
}

type Told = Values & { status: TaskStatus; createdBy: number; createdAt: string }

/** Stores a task as if it had come to its status step by step. @returns its id. */
const addTask = async (tx: Tx, clock: Clock, task: Told, steps: readonly string[]): Promise<number> => {
  const { status, createdBy } = task
  // What is planned for a later week has been planned by now.
  const createdAt = isPast(task.createdAt, clock) ? task.createdAt : instant(addDays(clock.today, -1), '16:00')
  const doneAt = status === 'DONE' ? (steps.at(-1) ?? createdAt) : null
  const id = await insert(tx, 'tasks', { updatedAt: createdAt, ...task, createdAt, doneAt })
  // The table has noted how it came in, which is how it has ended.
  await tx.run(sql`update task_status_logs set status = 'OPEN' where task_id = ${id}`)
  const logs = way[status].map((step, at) => ({
    taskId: id,
    status: step,
    createdBy,
    createdAt: steps[Math.min(at, steps.length - 1)] ?? createdAt,
    version: 1,
    deleted: false,
    updatedAt: createdAt,
  }))
  const fields = ['taskId', 'status', 'createdBy', 'createdAt', 'updatedAt', 'version', 'deleted']
  await insertAll(tx, 'task_status_logs', fields, logs)
  return id
}

const link = async (tx: Tx, table: 'task_users' | 'task_resources', taskId: number, member: Values): Promise<void> => {
  await insertAll(tx, table, ['taskId', ...Object.keys(member)], [{ taskId, ...member }])
}

const addPlanned = async (tx: Tx, house: House, day: string, n: number, slot: Slot): Promise<void> => {
  const { type, title, where, preparation, minutes } = pick(kinds, n)
  const about = pick(house.cases, n * 5)
  const [from, to] = [instant(day, slot.from), instant(day, slot.to)]
  const isTransport = type === 'TRANSPORTATION'
  const id = await addTask(
    tx,
    house.clock,
    {
      type,
      legalEntityId: house.entityId,
      processId: about.id,
      title: title(about.name),
      status: statusOf(from, to, n, house.clock),
      dueDate: type === 'APPOINTMENT' ? null : from,
      // Now and then the hour of a transport is not agreed yet.
      startDate: isTransport && n % 16 === 3 ? null : from,
      endDate: isTransport && n % 16 === 3 ? null : to,
      preparationTime: minutes ?? null,
      preparationType: preparation ?? null,
      userId: isTransport || type === 'WORK' ? pick(house.crew, Math.floor(n / 4)) : pick(house.planners, n),
      carId: isTransport && house.cars.length > 0 ? pick(house.cars, n) : null,
      address: place(where, n),
      destination: isTransport ? place(n % 8 === 7 ? 'Krematorium' : 'Bestattungshaus', n + 1) : null,
      createdBy: pick(house.planners, n + 1),
      createdAt: instant(addDays(day, -4), '09:10'),
    },
    [from, to],
  )
  if (preparation && house.crew.length > 1) await link(tx, 'task_users', id, { userId: pick(house.crew, n) })
  if (where === 'Feierhalle' && house.resources.length > 0)
    await link(tx, 'task_resources', id, { resourceId: pick(house.resources, n) })
}

const addDeskWork = async (tx: Tx, house: House, day: string, n: number): Promise<void> => {
  const [title, parts, template] = pick(desk, n)
  const due = instant(day, '00:00')
  const isOver = day < house.clock.today
  // Some things stay undone, as everywhere.
  const status: TaskStatus = isOver && n % 5 !== 2 ? 'DONE' : n % 9 === 4 ? 'PAUSED' : 'OPEN'
  const id = await addTask(
    tx,
    house.clock,
    {
      type: 'BASIC',
      legalEntityId: house.entityId,
      processId: pick(house.cases, n * 3 + 1).id,
      templateId: house.templates.get(template ?? '') ?? null,
      title,
      status,
      dueDate: due,
      userId: pick(house.planners, n),
      createdBy: pick(house.planners, n + 1),
      createdAt: instant(addDays(day, -6), '11:20'),
    },
    [instant(addDays(day, -2), '09:00'), instant(addDays(day, -2), '09:40')],
  )
  const rows = parts.map((part, position) => ({
    taskId: id,
    position,
    title: part,
    done: status === 'DONE' || position < n % 3,
    ...{ version: 1, deleted: false, createdAt: due, updatedAt: due },
  }))
  if (rows.length > 0) await insertAll(tx, 'task_sub_tasks', Object.keys(rows[0] as object), rows)
}

const addPersonal = async (tx: Tx, house: House): Promise<void> => {
  for (const [n, userId] of house.planners.entries())
    await addTask(
      tx,
      house.clock,
      {
        type: 'PRIVATE',
        title: pick(['Reifen wechseln', 'Geschenk für Uwe besorgen', 'Zahnarzt anrufen'], n),
        status: 'OPEN',
        dueDate: instant(addDays(house.clock.today, 1 + n), '00:00'),
        userId,
        createdBy: userId,
        createdAt: instant(addDays(house.clock.today, -1), '12:00'),
      },
      [],
    )
}

type Leave = readonly [TaskType, string, number, number, TaskStatus]

const addLeave = async (
  tx: Tx,
  house: House,
  userId: number,
  [type, title, from, to, status]: Leave,
): Promise<void> => {
  const days = { firstDay: addDays(house.clock.today, from), lastDay: addDays(house.clock.today, to) }
  const createdAt = instant(addDays(days.firstDay, -3), '08:00')
  const own = { type, title, status, userId, createdBy: userId, createdAt, ...days }
  await addTask(tx, house.clock, { ...own, legalEntityId: house.entityId }, [createdAt])
}

const now: Leave[] = [
  ['VACATION', 'Urlaub', 6, 10, 'OPEN'],
  ['SICK_DAY', 'Krankmeldung', -3, -2, 'DONE'],
  ['SCHOOL_ABSENCE', 'Schule', 3, 4, 'DONE'],
]

/** Who plans and drives is away before and after the month of work. */
const later: Leave[] = [
  ['VACATION', 'Urlaub', -48, -39, 'DONE'],
  ['VACATION', 'Urlaub', 20, 26, 'DONE'],
  ['VACATION', 'Urlaub', 27, 33, 'OPEN'],
]

/** Who was away and will be, and what was left to him of the year before. */
const addAbsences = async (tx: Tx, house: House): Promise<void> => {
  if (house.absent.length === 0) return
  for (const [n, leave] of now.entries()) await addLeave(tx, house, pick(house.absent, n), leave)
  const year = Number(house.clock.today.slice(0, 4))
  for (const [n, userId] of [...new Set([...house.planners, ...house.crew])].entries()) {
    await insert(tx, 'leave_years', { userId, year, carriedOver: 2 + n })
    for (const leave of [later[0], later[1 + (n % 2)]]) if (leave) await addLeave(tx, house, userId, leave)
  }
}

const findCases = (tx: Tx, entityId: number) =>
  tx.rows<Case>(sql`
    select c.id, p.last_name as name, row_number() over (order by c.id)::int as number
    from processes c join persons p on p.tenant_id = c.tenant_id and p.id = c.deceased_person_id
    where c.legal_entity_id = ${entityId} and c.type = 'DEATH' and c.status <> 'CANCELLED' order by c.id`)

const idsOf = async (tx: Tx, table: 'cars' | 'resources'): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`select id from ${sql.table(table)} order by id`)
  return rows.map(({ id }) => id)
}

const templatesOf = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx.rows<{ id: number; shortName: string }>(
    sql`select id, short_name as "shortName" from task_templates where not deleted`,
  )
  return new Map(rows.map(({ id, shortName }) => [shortName, id]))
}

/** The funerals of the cases that were done weeks ago. */
const addEarlierBurials = async (tx: Tx, house: House, cases: readonly Case[]): Promise<void> => {
  for (const [n, { id, name }] of cases.entries()) {
    const day = addDays(house.clock.today, burialAfter - earlierDeath(n))
    const [from, to] = [instant(day, '11:00'), instant(day, '12:00')]
    const burial = {
      ...{ type: 'APPOINTMENT', title: `Beisetzung ${name}`, status: 'DONE' as const, preparationType: 'BURIAL' },
      ...{ legalEntityId: house.entityId, processId: id, startDate: from, endDate: to, address: place('Friedhof', n) },
      ...{ userId: pick(house.planners, n), createdBy: pick(house.planners, n + 1) },
    }
    await addTask(tx, house.clock, { ...burial, createdAt: instant(addDays(day, -6), '10:00') }, [from, to])
  }
}

const addMonth = async (tx: Tx, known: House, perDay: number): Promise<void> => {
  let n = 0
  for (let offset = firstDay; offset <= lastDay; offset += 1) {
    const day = addDays(known.clock.today, offset)
    if (isWeekend(day) && offset !== 0) continue
    for (const slot of slots.slice(0, perDay)) {
      await addPlanned(tx, known, day, n, slot)
      n += 1
    }
    if (perDay > 1 || n % 2 === 0) await addDeskWork(tx, known, day, n)
  }
  await addVoices(tx, known, addTask)
  await addPersonal(tx, known)
  await addAbsences(tx, known)
}

/** A month of work around today: what was done, what is being done and what comes. No two things collide. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  await insertDefaultTemplates(
    tx,
    homes.map(({ entityId }) => entityId),
  )
  const templates = await templatesOf(tx)
  let cars = await idsOf(tx, 'cars')
  for (const { amounts, ...home } of homes) {
    const own = cars.slice(0, amounts.cars ?? 0)
    cars = cars.slice(own.length)
    const resources = (await idsOf(tx, 'resources')).slice(0, amounts.resources ?? 0)
    const cases = await findCases(tx, home.entityId)
    // Those that are behind the house come last.
    const done = cases.splice(cases.length - (amounts.earlier ?? 0))
    const house = { ...home, clock, cars: own, resources, templates, cases }
    // So many of the hours of a day are taken.
    await addMonth(tx, house, amounts.tasks ?? 0)
    await addEarlierBurials(tx, house, done)
  }
}
