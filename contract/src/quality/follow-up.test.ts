import { expect, test } from 'vitest'
import { checkFollowUpCall, followUpStateOf, funeralsToFollow, hindranceOfCall, isDiscontent } from './follow-up'

const person = (facts: object = {}) => ({
  clientPerson: { deleted: false, deceased: false, deceasedAt: null, ...facts },
  clientBusinessPartner: null,
})
const partner = (deleted: boolean) => ({ clientPerson: null, clientBusinessPartner: { deleted } })

test.each([
  ['a person', person(), null],
  ['a person who has died', person({ deceased: true }), 'DECEASED'],
  ['a person of whom the day of death is known', person({ deceasedAt: '2026-10-01' }), 'DECEASED'],
  ['a person who died and was deleted', person({ deceased: true, deleted: true }), 'DECEASED'],
  ['a person who was deleted', person({ deleted: true }), 'DELETED'],
  ['a partner', partner(false), null],
  ['a partner who was deleted', partner(true), 'DELETED'],
  ['nobody', { clientPerson: null, clientBusinessPartner: null }, 'DELETED'],
])('%s is called or not', (_, client, hindrance) => {
  expect(hindranceOfCall(client)).toBe(hindrance)
})

test.each([
  [person(), 0, 'DUE'],
  [person(), 1, 'REACHED'],
  [person({ deceased: true }), 0, 'NOT_CALLABLE'],
  // What he has said before he died stays said.
  [person({ deceased: true }), 2, 'REACHED'],
] as const)('%j reached %i times is %s', (client, reachedCount, state) => {
  expect(followUpStateOf({ ...client, reachedCount })).toBe(state)
})

test('weeks are counted back from today; what is not said is the usual', () => {
  expect(funeralsToFollow({}, '2026-11-25')).toEqual(['2026-05-27', '2026-10-28'])
  expect(funeralsToFollow({ from: 0, to: 1 }, '2026-11-25')).toEqual(['2026-11-18', '2026-11-25'])
  expect(funeralsToFollow({ from: 8 }, '2026-11-25')).toEqual(['2026-05-27', '2026-09-30'])
  expect(funeralsToFollow({ from: -3, to: 900 }, '2026-11-25')).toEqual(['2024-11-27', '2026-11-25'])
})

const call = { calledOn: '2026-11-20', reached: true, satisfaction: null }
const day = '2026-11-25'

test.each([
  [{}, []],
  [{ satisfaction: 1 as const }, []],
  [{ calledOn: '2026-11-26' }, [{ field: 'calledOn', message: 'common.date-in-future' }]],
  [{ calledOn: '2026-10-15' }, [{ field: 'calledOn', message: 'quality.validation.before-funeral' }]],
  [{ calledOn: '2026-10-16' }, []],
  [
    { reached: false, satisfaction: 4 as const },
    [{ field: 'satisfaction', message: 'quality.validation.nobody-reached' }],
  ],
])('a call of %j has the findings %j', (facts, findings) => {
  // Midnight in Berlin, which is still the day before in UTC.
  expect(checkFollowUpCall({ ...call, ...facts }, '2026-10-15T22:00:00.000Z', day)).toEqual(findings)
})

test('as long as nobody knows the funeral, no day is before it', () => {
  expect(checkFollowUpCall({ ...call, calledOn: '2020-01-01' }, null, day)).toEqual([])
})

test('discontent begins below the middle', () => {
  expect([null, 1, 2, 3, 4, 5].map(isDiscontent)).toEqual([false, true, true, false, false, false])
})
