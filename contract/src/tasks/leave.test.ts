import { describe, expect, test } from 'vitest'
import { leaveDay, leaveDescription, leaveTitle, mayAcceptLeave, newAbsence, requestedLeave } from '.'

const anna = { firstName: 'Anna', lastName: 'Beispiel' }

test('a request is called after its kind and whoever is away', () => {
  expect(requestedLeave.map((type) => leaveTitle(type, anna))).toEqual([
    'Krankmeldung von Anna Beispiel',
    'Schulabwesenheit von Anna Beispiel',
    'Urlaub von Anna Beispiel',
  ])
  expect(leaveTitle('VACATION', { ...anna, lastName: 'x'.repeat(200) })).toHaveLength(200)
})

test('it says its days, and a comment below a heading that stays without one', () => {
  expect(leaveDescription('2025-03-10', '2025-03-12', 'Vertretung: Tom')).toBe(
    'Zeitraum: 10.03.2025 - 12.03.2025\nKommentar:\nVertretung: Tom',
  )
  expect(leaveDescription('2025-03-10', '2025-03-10', null)).toBe('Zeitraum: 10.03.2025 - 10.03.2025\nKommentar:')
})

test('a day may be named by its first and its last moment, across the change of clocks as well', () => {
  const day = (value: string) => leaveDay.parse(value)
  expect(['2025-03-09T23:00:00.000Z', '2025-03-12T22:59:59.999Z'].map(day)).toEqual(['2025-03-10', '2025-03-12'])
  expect(['2025-03-29T23:00:00.000Z', '2025-03-30T21:59:59.999Z'].map(day)).toEqual(['2025-03-30', '2025-03-30'])
  expect(day('2025-03-10')).toBe('2025-03-10')
})

test('it is for vacation unless something else is said, and for none of the other kinds', () => {
  const days = { userId: 1, startDate: '2026-03-02', endDate: '2026-03-02' }
  expect(newAbsence.parse(days).type).toBe('VACATION')
  for (const type of ['FOO', 'ABSENCE', 'BASIC', 'vacation'])
    expect(newAbsence.safeParse({ ...days, type }).success).toBe(false)
  for (const missing of ['userId', 'startDate', 'endDate'])
    expect(newAbsence.safeParse({ ...days, [missing]: undefined }).success, missing).toBe(false)
})

describe('leave is accepted', () => {
  const leave = { type: 'VACATION', legalEntityId: 1, createdBy: 7, userId: 7 } as const
  const at = (entity: number) => ({ tenant: [], legalEntities: { [entity]: ['Task:CreateAbsence'] as const } })
  test.each([
    ['by who keeps it there', 8, at(1), true, true],
    ['not by who keeps it elsewhere', 8, at(2), true, false],
    ['not by oneself where others may', 7, at(1), true, false],
    ['by oneself where nobody else may', 7, at(1), false, true],
    ['not by oneself without the right', 7, at(2), false, false],
  ])('%s', (_, userId, grants, others, expected) => {
    expect(mayAcceptLeave({ userId, grants }, leave, others)).toBe(expected)
  })

  test('of no legal entity only by who keeps it for all of them', () => {
    const nowhere = { ...leave, legalEntityId: null }
    expect(mayAcceptLeave({ userId: 8, grants: at(1) }, nowhere, true)).toBe(false)
    const tenant = { tenant: ['Task:CreateAbsence'] as const, legalEntities: {} }
    expect(mayAcceptLeave({ userId: 8, grants: tenant }, nowhere, true)).toBe(true)
  })
})
