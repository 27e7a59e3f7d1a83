import { documentFields } from '@pietas/contract/documents'
import {
  type HistoryEntry,
  noteFields,
  preparationSections,
  processFields,
  processPersonFields,
} from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { translate } from '../../kit/i18n'
import { fakeServer, page, renderApp } from '../../kit/testing'
import { tellingChanges } from '../../trail'
import { fieldWord, valueWord } from './history-words'
import { ProcessHistory } from './process-history'

const maria = { id: 7, firstName: 'Maria', lastName: 'Kowalski' }
const entry = (facts: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  at: '2026-11-06T08:30:00.000Z',
  actor: maria,
  record: 'process',
  action: 'update',
  name: null,
  changes: [],
  ...facts,
})

test('a change says who, when, and from what to what in the words of the screen', async () => {
  const changes = [
    { field: 'recordingType', before: 'BY_PHONE', after: 'AT_BRANCH' },
    { field: 'burialFormId', before: { id: 3, name: 'Urnenbeisetzung' }, after: { id: 4, name: 'Kolumbarium' } },
    { field: 'mortuaryPassport', before: false, after: true },
    { field: 'graveNumber', before: null, after: '12 <b>b</b>' },
  ]
  fakeServer({ 'GET /processes/100/history': () => page([entry({ changes })]) })
  const history = await renderApp(<ProcessHistory processId={100} />).screen
  const line = history.getByRole('listitem')
  await expect.element(line).toHaveTextContent('Vorgang geändertMaria Kowalski · 06.11.2026, 09:30')
  await expect.element(line).toHaveTextContent('Aufnahmetelefonisch → in der Filiale')
  await expect.element(line).toHaveTextContent('BestattungsformUrnenbeisetzung → Kolumbarium')
  await expect.element(line).toHaveTextContent('LeichenpassNein → Ja')
  await expect.element(line).toHaveTextContent('Grabnummerleer → 12 <b>b</b>')
})

test('older changes come when they are asked for', async () => {
  fakeServer({
    'GET /processes/100/history': ({ query }) =>
      query.get('cursor')
        ? page([entry({ id: 1, action: 'create' })])
        : page([entry({ id: 2, record: 'note', action: 'delete', name: 'Rückruf der Familie' })], 'older'),
  })
  const history = await renderApp(<ProcessHistory processId={100} />).screen
  await expect.element(history.getByText('Notiz entfernt')).toBeVisible()
  await expect.element(history.getByText('Rückruf der Familie')).toBeVisible()
  await history.getByRole('button', { name: 'Ältere anzeigen' }).click()
  await expect.element(history.getByText('Vorgang angelegt')).toBeVisible()
  await expect.element(history.getByRole('button', { name: 'Ältere anzeigen' })).not.toBeInTheDocument()
})

test('a new record does not say what it does not have', () => {
  const changes = [
    { field: 'type', before: null, after: 'DEATH' },
    { field: 'mortuaryPassport', before: null, after: false },
  ]
  expect(tellingChanges(entry({ action: 'create', changes })).map(({ field }) => field)).toEqual(['type'])
})

test.each([
  ['role', 'Authorized', 'Bevollmächtigte Person'],
  ['graveDesiredPosition', 'TOP_LEFT', 'oben links'],
  ['status', 'CANCELLED', 'storniert'],
  ['documentLabel', 'PROCESS_DEATH_CERTIFICATE', 'Sterbeurkunde'],
  ['deceasedAt', '2026-11-05', '05.11.2026'],
  [
    'allowedProductCategoryIds',
    [
      { id: 1, name: 'Särge' },
      { id: 2, name: 'Urnen' },
    ],
    'Särge, Urnen',
  ],
  [
    'desiredAddress',
    { name: 'Kapelle', street: 'Weg', streetNumber: '1', zipCode: '02826', city: 'Görlitz' },
    'Kapelle, Weg 1, 02826 Görlitz',
  ],
])('%s reads as a person would say it', (field, value, word) => {
  expect(valueWord(field, value, translate)).toBe(word)
})

test('a field of the preparations is led by its section, and its choices read as there', () => {
  expect(fieldWord('burialPreparation.coffinBearerType', translate)).toBe('Beisetzung: Sargträger')
  expect(valueWord('burialPreparation.coffinBearerType', 'CHURCH', translate)).toBe('Kirche')
  expect(fieldWord('subject', translate)).toBe('Betreff')
})

test('a field that no screen shows is not called by its name in the code', () => {
  expect(fieldWord('neverSeenAnywhere', translate)).toBe('Weitere Angabe')
})

// Rows of other tables tell of these, under names of their own.
const toldByRows = ['platformAccessInvitedPersonIds', 'processPersons', 'businessPartnerIds']
const ofRows = { personId: z.int(), businessPartnerId: z.int(), ...documentFields.shape }

/** Everything that the history can tell of, as the server names it there. */
const told: [field: string, schema: z.ZodType][] = [
  ...[processFields, processPersonFields, noteFields].flatMap(({ shape }) => Object.entries(shape)),
  ...Object.entries(ofRows),
  ...Object.entries(preparationSections).flatMap(([section, { shape }]) =>
    Object.entries(shape).map(([field, schema]): [string, z.ZodType] => [`${section}.${field}`, schema]),
  ),
].filter(([field]) => !toldByRows.includes(field))

const valuesOf = (schema: z.ZodType): readonly (string | number)[] => {
  if (schema instanceof z.ZodNullable) return valuesOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodEnum ? schema.options : []
}

test('everything that is stored of a process has a name', () => {
  const isUnnamed = (field: string) => fieldWord(field, translate).endsWith('Weitere Angabe')
  expect(told.map(([field]) => field).filter(isUnnamed)).toEqual([])
})

test('every choice that is stored of a process reads as it does on the screen', () => {
  const choices = told.flatMap(([field, schema]) => valuesOf(schema).map((value) => [field, value] as const))
  expect(choices.length).toBeGreaterThan(100)
  const isBare = ([field, value]: (typeof choices)[number]) => valueWord(field, value, translate) === value
  // A CD is a CD.
  expect(choices.filter(isBare).filter(([, value]) => value !== 'CD')).toEqual([])
})
