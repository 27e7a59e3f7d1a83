import { documentFields } from '@pietas/contract/documents'
import { type PersonHistoryEntry, personFields, relationshipFields } from '@pietas/contract/persons'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { translate } from '../kit/i18n'
import { fakeServer, page, renderApp } from '../kit/testing'
import { PersonHistory, words } from './person-history'

const entry: PersonHistoryEntry = {
  id: 1,
  at: '2026-11-06T08:30:00.000Z',
  actor: { id: 7, firstName: 'Maria', lastName: 'Kowalski' },
  record: 'person',
  action: 'update',
  name: null,
  changes: [],
}

test('the history of a person says who changed what, in the words of his form', async () => {
  const changes: PersonHistoryEntry['changes'] = [
    { field: 'deceasedTimeAt', before: null, after: '04:30:00' },
    { field: 'contactDetails', before: [], after: [{ _id: 'a1', type: 'MOBILE', value: '0171 2' }] },
    { field: 'testamentManagedBy.personId', before: null, after: { id: 3, name: 'Franz Freund' } },
  ]
  fakeServer({
    'GET /persons/12/history': () =>
      page([
        { ...entry, changes },
        { ...entry, id: 2, record: 'relationship', action: 'delete' },
      ]),
  })
  const history = await renderApp(<PersonHistory personId={12} />).screen
  const [first, second] = [history.getByRole('listitem').nth(0), history.getByRole('listitem').nth(1)]
  await expect.element(first).toHaveTextContent('Person geändertMaria Kowalski · 06.11.2026, 09:30')
  await expect.element(first).toHaveTextContent('Sterbezeitleer → 04:30')
  await expect.element(first).toHaveTextContent('Weitere Kontaktdatenleer → Mobil, 0171 2')
  await expect.element(first).toHaveTextContent('Testament verwaltet vonleer → Franz Freund')
  await expect.element(second).toHaveTextContent('Beziehung entfernt')
})

const parts = ['personId', 'businessPartnerId', 'legalEntityBranchId']
const inParts: Record<string, string[]> = {
  deathRegisteredBy: ['type', 'userId', ...parts],
  testamentManagedBy: parts,
  inheritanceContractManagedBy: parts,
}

/** Everything that the history can tell of, as the server names it there. */
const told = [personFields, relationshipFields, documentFields]
  .flatMap(({ shape }): [string, z.ZodType][] => Object.entries(shape))
  .flatMap(
    ([field, schema]) =>
      inParts[field]?.map((part): [string, z.ZodType] => [`${field}.${part}`, schema]) ?? [
        [field, schema] as [string, z.ZodType],
      ],
  )

const valuesOf = (schema: z.ZodType): readonly (string | number)[] => {
  if (schema instanceof z.ZodNullable) return valuesOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodEnum ? schema.options : []
}

test('everything that is stored of a person has a name, and every choice its word', () => {
  const isUnnamed = (field: string) => words.fieldWord(field, translate).endsWith('Weitere Angabe')
  expect([...told.map(([field]) => field), 'mergedIntoId'].filter(isUnnamed)).toEqual([])
  const choices = told.flatMap(([field, schema]) => valuesOf(schema).map((value) => [field, value] as const))
  expect(choices.length).toBeGreaterThan(60)
  // A title is a word already.
  expect(
    choices.filter(([field, value]) => field !== 'title' && words.valueWord(field, value, translate) === value),
  ).toEqual([])
})
