import { type CountedFigures, type Figures, monthsOf, toldFigures } from '@pietas/contract/figures'
import { dayOf, daysBetween, today } from '@pietas/contract/kit'
import { type ProcessType, processTypes, recordingTypes } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { sql } from '../kit/db/sql'
import { type FuneralHome, funeralHome, insertRow, type StaffMember } from '../kit/testing'
import { berlin, openCase } from './testing'

/** Numbers that look thrown, and are the same in every run. */
const thrown = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Some hundred cases of three years, with whatever makes them count or not. */
const fill = async (home: FuneralHome, staff: readonly StaffMember[]): Promise<void> => {
  const next = thrown(7)
  const forms = await home.inTenant((tx) => tx.rows<{ id: number }>(sql`select id from burial_forms order by id`))
  for (let n = 0; n < 220; n += 1) {
    const day = `${2023 + next(3)}-${pad(1 + next(12))}-${pad(1 + next(28))}`
    const status = ['ACTIVE', 'PAYED', 'BILLED', 'CANCELLED'][next(4)]
    const id = await openCase(home, {
      createdAt: berlin(day, `${pad(next(24))}:${pad(next(60))}`),
      deceasedAt: dayOf(berlin(day)),
      type: processTypes.filter((type) => type !== 'ADDITIONAL')[next(4)],
      recordingType: recordingTypes[next(4)],
      burialFormId: forms[next(forms.length)]?.id,
      assigneeId: [...staff, undefined][next(staff.length + 1)]?.userId,
      deleted: next(12) === 0,
    })
    if (next(2) === 0)
      await home.inTenant(async (tx) => {
        const startDate = berlin(`${day.slice(0, 4)}-12-${pad(1 + next(28))}`, '11:00')
        await insertRow(tx, 'tasks', {
          legalEntityId: home.legalEntityId,
          processId: id,
          type: 'APPOINTMENT',
          status: ['DONE', 'OPEN', 'CANCELLED'][next(3)],
          title: 'Feier',
          startDate,
          endDate: startDate.replace('10:00:00', '10:30:00'),
          preparationType: ['BURIAL', 'FUNERAL_SERVICE'][next(2)],
          userId: staff[0]?.userId,
        })
      })
    if (status === 'CANCELLED')
      await home.inTenant((tx) => tx.run(sql`update processes set status = 'CANCELLED' where id = ${id}`))
  }
}

type Case = {
  id: number
  type: ProcessType
  recording_type: (typeof recordingTypes)[number]
  created_at: string
  deceased_at: string
  burial_type: number
  burial_name: string
  is_cremation: boolean
  assignee_id: number | null
  status: string
  deleted: boolean
}
type Appointment = { process_id: number; preparation_type: string; start_date: string }

const countBy = <Of extends string | number>(cases: Case[], of: (one: Case) => Of): Map<Of, number> => {
  const counts = new Map<Of, number>()
  for (const one of cases) counts.set(of(one), (counts.get(of(one)) ?? 0) + 1)
  return counts
}

/** Counts once more, one case after the other, by what the rows say. */
const recount = (
  { from, to }: { from: string; to: string },
  {
    cases,
    appointments,
    users,
  }: { cases: Case[]; appointments: Appointment[]; users: CountedFigures['consultants'][number]['user'][] },
  alike: { burialTypes: number[]; consultants: (number | undefined)[] },
): CountedFigures => {
  const own = cases.filter(({ status, deleted, created_at }) => {
    const day = dayOf(created_at)
    return status !== 'CANCELLED' && !deleted && day >= from && day <= to
  })
  const deaths = own.filter(({ type }) => type === 'DEATH')
  const days = deaths
    .flatMap(({ id, deceased_at }) => {
      const startOf = (kind: string) =>
        appointments
          .filter((one) => one.process_id === id && one.preparation_type === kind)
          .map(({ start_date }) => dayOf(start_date))
          .sort()[0]
      const funeral = startOf('BURIAL') ?? startOf('FUNERAL_SERVICE')
      return funeral && funeral >= deceased_at && funeral <= today() ? [daysBetween(deceased_at, funeral)] : []
    })
    .sort((one, other) => one - other)
  const middle = (days.length - 1) / 2
  const median = ((days[Math.floor(middle)] ?? 0) + (days[Math.ceil(middle)] ?? 0)) / 2
  const average = days.reduce((sum, one) => sum + one, 0) / days.length
  const kinds = countBy(deaths, ({ burial_type }) => burial_type)
  const people = countBy(own, ({ assignee_id }) => assignee_id ?? 0)
  const sources = countBy(own, ({ recording_type }) => recording_type)
  return {
    from,
    to,
    months: monthsOf({ from, to }).map((month) => {
      const ofMonth = countBy(
        own.filter(({ created_at }) => dayOf(created_at).startsWith(month)),
        ({ type }) => type,
      )
      return { month, types: Object.fromEntries(processTypes.map((type) => [type, ofMonth.get(type) ?? 0])) as never }
    }),
    burialTypes: alike.burialTypes.map((id) => {
      const one = cases.find(({ burial_type }) => burial_type === id) as Case
      return { id, name: one.burial_name, isCremation: one.is_cremation, count: kinds.get(id) ?? 0 }
    }),
    funerals: { count: days.length, averageDays: Math.round(average * 10) / 10, medianDays: median },
    consultants: alike.consultants.map((id) => ({
      user: users.find((user) => user?.id === id) ?? null,
      count: people.get(id ?? 0) ?? 0,
    })),
    sources: Object.fromEntries(recordingTypes.map((source) => [source, sources.get(source) ?? 0])) as never,
    tasks: { inTime: 0, late: 0, open: 0 },
    absences: { days: 0, people: 0 },
  }
}

test('the answer is what somebody counts who goes through the cases one by one', async () => {
  const home = await funeralHome()
  const staff = [await home.staff({}), await home.staff({}), await home.staff({})]
  await fill(home, staff)
  const rows = await home.inTenant(async (tx) => ({
    cases: await tx.rows<Case>(sql`
      select c.*, p.deceased_at, b.id as burial_type, b.name as burial_name, b.is_cremation
      from processes c join persons p on p.id = c.deceased_person_id
      join burial_forms f on f.id = c.burial_form_id join burial_types b on b.id = f.burial_type_id`),
    appointments: await tx.rows<Appointment>(sql`select * from tasks where status <> 'CANCELLED' and not deleted`),
    users: (await tx.rows(
      sql`select id, first_name as "firstName", last_name as "lastName" from users`,
    )) as CountedFigures['consultants'][number]['user'][],
  }))
  const iso = (at: string) => new Date(at).toISOString()
  const cases = rows.cases.map((one) => ({ ...one, created_at: iso(one.created_at) }))
  const appointments = rows.appointments.map((one) => ({ ...one, start_date: iso(one.start_date) }))
  const client = await home.as('KPI')
  for (const [from, to] of [
    ['2025-01-01', '2025-12-31'],
    ['2024-05-17', '2025-02-03'],
    ['2023-01-01', '2025-12-31'],
  ] as const) {
    const { now, before } = (await client.figures.get({ query: { from, to } })).body as Figures
    expect(now.cases).toBeGreaterThan(10)
    for (const told of [now, before]) {
      const alike = {
        burialTypes: told.burialTypes.map(({ id }) => id),
        consultants: told.consultants.map(({ user }) => user?.id),
      }
      const counted = recount(told, { ...rows, cases, appointments }, alike)
      expect(told).toEqual(toldFigures(counted))
      expect(counted.burialTypes.reduce((sum, { count }) => sum + count, 0)).toBe(
        counted.months.reduce((sum, { types }) => sum + types.DEATH, 0),
      )
      expect(counted.consultants.reduce((sum, { count }) => sum + count, 0)).toBe(told.cases)
    }
  }
})
