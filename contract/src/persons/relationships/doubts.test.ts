import { expect, test } from 'vitest'
import { checkSameMarriage, doubtsAbout, type Tie } from '.'

const [erna, karl, otto] = [1, 2, 3]
const now = '2026-11-22'
const nobodyDied = new Map<number, string | null>()

const marriage = (personId: number, relatedPersonId: number | null, facts: Partial<Tie> = {}): Tie => ({
  ...{ personId, relatedPersonId, maritalStatus: 'MARRIED', ...facts },
})
const reasons = (tie: Tie, others: Tie[], deaths: Map<number, string | null> = nobodyDied) =>
  doubtsAbout(tie, others, deaths, now).map(({ reason }) => reason)

test.each([
  ['both hold today', {}, {}],
  ['one began while the other held', { marriageDate: '1999-01-01' }, { marriageDate: '1970-01-01' }],
  [
    'one began before the other was divorced',
    { marriageDate: '1979-12-31' },
    { maritalStatus: 'DIVORCED', marriageDate: '1970-01-01', divorceDate: '1980-01-01' },
  ],
] as const)('two marriages at once are asked about: %s', (_case, one, other) => {
  expect(reasons(marriage(erna, karl, one), [marriage(otto, erna, other)])).toEqual(['TWO_MARRIAGES'])
  expect(reasons(marriage(erna, null, one), [marriage(otto, erna, other)])).toEqual(['TWO_MARRIAGES'])
})

test.each([
  ['the day of a divorce may be the day of the next marriage', { marriageDate: '1980-01-01' }],
  ['of a marriage without a date only today is known', {}],
])('one marriage after the other is nothing to ask about: %s', (_case, facts) => {
  const ended = { maritalStatus: 'DIVORCED', marriageDate: '1970-01-01', divorceDate: '1980-01-01' } as const
  expect(reasons(marriage(erna, karl, facts), [marriage(erna, otto, ended)])).toEqual([])
  expect(reasons(marriage(erna, karl, facts), [marriage(erna, otto, { maritalStatus: 'DIVORCED' })])).toEqual([])
})

test('death ends a marriage, also one whose day nobody knows', () => {
  const second = marriage(erna, otto, { marriageDate: '2001-05-05' })
  expect(reasons(second, [marriage(karl, erna)], new Map([[karl, '2000-01-01']]))).toEqual([])
  expect(reasons(second, [marriage(karl, erna)], new Map([[karl, null]]))).toEqual([])
  expect(reasons(second, [marriage(karl, erna)], new Map([[karl, '2001-05-06']]))).toEqual(['TWO_MARRIAGES'])
  expect(reasons(marriage(erna, otto), [marriage(erna, karl)], new Map([[erna, '2020-01-01']]))).toEqual([
    'TWO_MARRIAGES',
  ])
})

test('marriages of people who have nobody in common are their own affair', () => {
  expect(reasons(marriage(erna, karl), [marriage(otto, 4)])).toEqual([])
})

test('a marriage that is there already is refused from either side, one at another time is not', () => {
  const first = { maritalStatus: 'DIVORCED', marriageDate: '1970-01-01', divorceDate: '1980-01-01' } as const
  const twice = [{ field: 'relatedPersonId', message: 'person.validation.same-marriage-twice' }]
  expect(checkSameMarriage(marriage(erna, karl), [marriage(karl, erna)])).toEqual(twice)
  expect(checkSameMarriage(marriage(erna, karl, first), [marriage(erna, karl, first)])).toEqual(twice)
  const again = { ...first, marriageDate: '1985-01-01', divorceDate: '1990-01-01' }
  expect(checkSameMarriage(marriage(erna, karl, again), [marriage(erna, karl, first)])).toEqual([])
  expect(checkSameMarriage(marriage(erna, karl), [marriage(karl, otto), marriage(erna, null)])).toEqual([])
  expect(checkSameMarriage(marriage(erna, null), [marriage(erna, null)])).toEqual([])
})

test('the same marriage told otherwise from the other side is asked about', () => {
  expect(reasons(marriage(karl, erna), [marriage(erna, karl, { maritalStatus: 'WIDOWED' })])).toEqual(['SAME_MARRIAGE'])
  const ended = { maritalStatus: 'DIVORCED', marriageDate: '1970-01-01', divorceDate: '1980-01-01' } as const
  expect(reasons(marriage(karl, erna, { marriageDate: '1985-01-01' }), [marriage(erna, karl, ended)])).toEqual([])
})

test('nobody is the child and the parent of the same person, from whichever side it is told', () => {
  const child: Tie = { personId: erna, relatedPersonId: karl, relationshipType: 'CHILD' }
  expect(reasons({ ...child, relationshipType: 'PARENT' }, [child])).toEqual(['OPPOSITE_TYPES'])
  expect(reasons({ ...child, personId: karl, relatedPersonId: erna }, [child])).toEqual(['OPPOSITE_TYPES'])
  expect(reasons({ ...child, personId: karl, relatedPersonId: erna, relationshipType: 'PARENT' }, [child])).toEqual([])
  const siblings: Tie = { ...child, relationshipType: 'SIBLING' }
  expect(reasons({ ...siblings, personId: karl, relatedPersonId: erna }, [siblings])).toEqual([])
})
