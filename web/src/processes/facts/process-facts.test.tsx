import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { client } from '../../kit/api/client'
import { unsaved } from '../../kit/leaving'
import { activeLegalEntityId } from '../../kit/session'
import { answer, aPerson, aProcess, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { ProcessFacts } from './process-facts'

const stored = { deleted: false, version: 1, createdAt: '', updatedAt: '', createdBy: 1, updatedBy: 1 }
const fire = { id: 2, name: 'Feuerbestattung', isCremation: true, ...stored }
const urn = { id: 3, name: 'Urnenbeisetzung', burialTypeId: 2, burialType: fire, ...stored }

type Routes = Parameters<typeof fakeServer>[0]

interface Facts {
  editable?: boolean
  onOpenPerson?: (id: number) => void
}

/** As on its page: what the server answers is what is read. */
function Case({ editable = true, onOpenPerson }: Facts) {
  const { data } = useQuery({
    queryKey: ['processes', activeLegalEntityId(), 'one', 100],
    queryFn: () => client.processes.get(100, { legalEntityId: activeLegalEntityId() }),
  })
  return data ? <ProcessFacts process={data} editable={editable} onOpenPerson={onOpenPerson} /> : null
}

async function aCase(process: Process, routes: Routes = {}, facts: Facts = {}) {
  let now = process
  const received = fakeServer({
    'GET /burial-types': () => page([fire]),
    'GET /burial-forms': () => page([urn]),
    'GET /branches': () => page([{ id: 4, name: 'Filiale Mitte', ...stored }]),
    'GET /users': () =>
      page([{ id: 7, firstName: 'Maria', lastName: 'Kowalski', jobDescription: null, email: 'm@b.example' }]),
    'GET /persons': () =>
      page([
        aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster' }),
        aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' }),
      ]),
    'GET /processes/100/persons': () => page([]),
    'GET /relationships': () => answer({ items: [] }),
    'GET /processes': () =>
      page([aProcess(), aProcess({ id: 90, deceasedPerson: { ...aProcess().deceasedPerson, id: 21 } })]),
    'GET /processes/100': () => answer(now),
    'PATCH /processes/100': ({ body }) => {
      now = { ...now, ...(body as Partial<Process>), version: now.version + 1 }
      return answer(now)
    },
    ...routes,
  })
  const { screen, router } = renderApp(<Case {...facts} />)
  const sheet = await screen
  await expect.element(sheet.getByText('Urnenbeisetzung')).toBeVisible()
  const sent = () => received.filter(({ path }) => path.startsWith('PATCH')).map(({ body }) => body)
  const fact = (name: string) => sheet.getByRole('button', { name, exact: true })
  const value = (name: string) => sheet.getByRole('definition').filter({ hasText: name })
  return { sheet, router, received, sent, fact, value }
}

test('what is known is read, and what is not waits in one line below', async () => {
  const { sheet, fact } = await aCase(aProcess({ graveNumber: 'B 12' }))
  await expect.element(sheet.getByText('B 12')).toBeVisible()
  await expect.element(fact('Grabart')).toBeVisible()
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('combobox')).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('switch')).not.toBeInTheDocument()
})

test('a fact is opened by key, stored by Enter with the version that was seen, and read anew', async () => {
  const { sheet, received, sent, fact } = await aCase(aProcess())
  ;(fact('Rentenversicherungsnummer').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet.getByRole('textbox', { name: 'Rentenversicherungsnummer' })).toHaveFocus()
  await userEvent.keyboard('12 345678 A 901{Enter}')
  await expect.poll(sent).toEqual([{ drvNumber: '12 345678 A 901' }])
  expect(received.findLast(({ path }) => path.startsWith('PATCH'))?.headers.get('if-match')).toBe('"1"')
  await expect.element(sheet.getByText('Der Vorgang wurde gespeichert').first()).toBeVisible()
  await expect.element(sheet.getByText('12 345678 A 901')).toBeVisible()
  await expect.element(sheet.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(fact('Rentenversicherungsnummer')).toHaveFocus()
})

test('the second fact is stored on top of the first', async () => {
  const { received, sheet, fact } = await aCase(aProcess())
  await fact('Grabnummer').click()
  await userEvent.keyboard('B 12{Enter}')
  await expect.element(sheet.getByText('B 12')).toBeVisible()
  await fact('Ort der Beisetzung').click()
  await userEvent.keyboard('Kapelle')
  await fact('Grabnummer').click()
  await expect.element(sheet.getByText('Kapelle')).toBeVisible()
  const versions = received
    .filter(({ path }) => path.startsWith('PATCH'))
    .map(({ headers, body }) => [headers.get('if-match'), body])
  expect(versions).toEqual([
    ['"1"', { graveNumber: 'B 12' }],
    ['"2"', { graveBurialLocation: 'Kapelle' }],
  ])
})

test('Escape takes back what was typed, and nothing is sent', async () => {
  const { sheet, sent, fact } = await aCase(aProcess({ graveNumber: 'B 12' }))
  await fact('Grabnummer').click()
  await userEvent.keyboard('C 99{Escape}')
  await expect.element(sheet.getByText('B 12')).toBeVisible()
  await expect.element(fact('Grabnummer')).toHaveFocus()
  expect(sent()).toEqual([])
  expect(unsaved.dirty()).toBe(false)
})

test('a choice is stored once it is made', async () => {
  const { sheet, sent, fact } = await aCase(aProcess())
  await fact('Aufnahme').click()
  await sheet.getByRole('option', { name: 'online' }).click()
  await expect.poll(sent).toEqual([{ recordingType: 'ONLINE' }])
  await expect.element(sheet.getByRole('combobox')).not.toBeInTheDocument()
  await fact('Vorschuss beantragen').click()
  await sheet.getByRole('switch', { name: 'Vorschuss beantragen' }).click()
  await expect.poll(sent).toEqual([{ recordingType: 'ONLINE' }, { requestAdvance: true }])
})

test('a process without a parent cannot become an additional one', async () => {
  const { sheet, fact } = await aCase(aProcess())
  await fact('Art').click()
  await expect.element(sheet.getByRole('option', { name: 'Nachsorge' })).toBeVisible()
  expect(sheet.getByRole('option').elements()).toHaveLength(4)
})

test('an additional process has all types, and leaving its own empties what it took over', async () => {
  const { sheet, sent, fact } = await aCase(aProcess({ type: 'ADDITIONAL', parentId: 90 }))
  await fact('Art').click()
  await sheet.getByRole('combobox', { name: 'Art', exact: true }).click()
  await expect.element(sheet.getByRole('option', { name: 'Zusatzvorgang' })).toBeVisible()
  expect(sheet.getByRole('option').elements()).toHaveLength(5)
  await sheet.getByRole('option', { name: 'Sterbefall' }).click()
  await expect.element(sheet.getByRole('combobox', { name: 'Bestattungsform' })).toBeDisabled()
  await expect.element(sheet.getByRole('combobox', { name: 'Filiale' })).toHaveValue('')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(sheet.getByText('Bitte eine Filiale wählen')).toBeVisible()
  expect(sent()).toEqual([])
  await sheet.getByRole('combobox', { name: 'Art', exact: true }).click()
  await sheet.getByRole('option', { name: 'Zusatzvorgang' }).click()
  await expect.element(sheet.getByRole('combobox', { name: 'Filiale' })).toHaveValue('Filiale Mitte')
})

test('another parent brings its deceased person along', async () => {
  const { sheet, sent, fact } = await aCase(aProcess({ type: 'ADDITIONAL', parentId: 99 }))
  await fact('Art').click()
  await sheet.getByRole('combobox', { name: 'Übergeordneter Vorgang' }).click()
  await sheet.getByRole('option', { name: /^90 / }).click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(sent).toEqual([{ parentId: 90, deceasedPersonId: 21 }])
})

test('a role that the client has already is only said', async () => {
  const tie = { id: 1, personId: 21, role: 'InCharge' as const }
  const { sheet, fact } = await aCase(aProcess({ processPersons: [tie] }))
  await expect.element(sheet.getByText('Zuständige Person')).toBeVisible()
  await fact('Auftraggeber').click()
  await expect.element(sheet.getByText('Rolle im Vorgang: Zuständige Person')).toBeVisible()
  await expect.element(sheet.getByRole('combobox', { name: 'Rolle im Vorgang' })).not.toBeInTheDocument()
})

test('what the client is for the deceased can be added later', async () => {
  const { sheet, sent, fact } = await aCase(aProcess())
  await fact('Auftraggeber').click()
  await sheet.getByRole('combobox', { name: 'Beziehung zur verstorbenen Person' }).click()
  await sheet.getByRole('option', { name: 'Kind', exact: true }).click()
  await fact('Filiale').click()
  await expect.poll(sent).toEqual([{ clientPersonRelationship: { relationshipType: 'CHILD', maritalStatus: null } }])
})

test('emptying the type of burial empties and locks its form, and is not stored', async () => {
  const { sheet, sent, fact } = await aCase(aProcess())
  await fact('Bestattungsform').click()
  await sheet.getByRole('combobox', { name: 'Bestattungsart' }).clear()
  await expect.element(sheet.getByRole('combobox', { name: 'Bestattungsform' })).toBeDisabled()
  await expect.element(sheet.getByRole('combobox', { name: 'Bestattungsform' })).toHaveValue('')
  await fact('Filiale').click()
  await expect.element(sheet.getByText('Dieses Feld ist erforderlich').first()).toBeVisible()
  expect(sent()).toEqual([])
  // What is wrong there keeps nothing back here.
  await fact('Grabnummer').click()
  await userEvent.keyboard('B 12{Enter}')
  await expect.poll(sent).toEqual([{ graveNumber: 'B 12' }])
  expect(unsaved.dirty()).toBe(true)
})

test('access to the portal needs somebody who is invited, said at the field', async () => {
  const { sheet, sent, fact } = await aCase(aProcess())
  await fact('Zugang zum Kundenportal gewünscht').click()
  await sheet.getByRole('switch', { name: 'Zugang zum Kundenportal gewünscht' }).click()
  await fact('Grabnummer').click()
  const invited = sheet.getByRole('combobox', { name: 'Eingeladene Personen' })
  await expect.element(invited).toHaveAttribute('aria-invalid', 'true')
  expect(sent()).toEqual([])
})

test('what somebody else has changed meanwhile is taken along, and the own fact stored on top of it', async () => {
  let now = aProcess()
  const { sheet, received, fact } = await aCase(now, {
    'GET /processes/100': () => answer(now),
    'PATCH /processes/100': ({ body, headers }) => {
      if (headers.get('if-match') === '"1"') {
        now = aProcess({ graveNumber: 'C 3', version: 5 })
        return problem(412, 'STALE_VERSION', { current: now })
      }
      now = { ...now, ...(body as Partial<Process>), version: 6 }
      return answer(now)
    },
  })
  await fact('Ort der Beisetzung').click()
  await userEvent.keyboard('Kapelle{Enter}')
  await expect.element(sheet.getByText('C 3')).toBeVisible()
  await expect.element(sheet.getByText('Kapelle')).toBeVisible()
  expect(received.findLast(({ path }) => path.startsWith('PATCH'))?.headers.get('if-match')).toBe('"5"')
})

test('where both have changed the same fact, somebody chooses', async () => {
  const theirs = aProcess({ graveNumber: 'C 3', version: 5 })
  const stale = [problem(412, 'STALE_VERSION', { current: theirs })]
  const { sheet, sent, fact } = await aCase(aProcess(), {
    'PATCH /processes/100': ({ body }) =>
      stale.pop() ?? answer({ ...theirs, ...(body as Partial<Process>), version: 6 }),
  })
  await fact('Grabnummer').click()
  await userEvent.keyboard('B 12{Enter}')
  const dialog = sheet.getByRole('dialog')
  await expect.element(dialog.getByText('C 3')).toBeVisible()
  await expect.element(dialog.getByText('B 12')).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a fact that could not be stored stays open with what was typed', async () => {
  const { sheet, fact } = await aCase(aProcess(), { 'PATCH /processes/100': () => problem(503, 'UNAVAILABLE') })
  await fact('Grabnummer').click()
  await userEvent.keyboard('B 12{Enter}')
  await expect.element(sheet.getByText('Der Vorgang konnte nicht gespeichert werden').first()).toBeVisible()
  await expect.element(sheet.getByRole('textbox', { name: 'Grabnummer' })).toHaveValue('B 12')
  expect(unsaved.dirty()).toBe(true)
})

test('a change that makes two of one case asks in words of its own', async () => {
  const { sheet, fact } = await aCase(aProcess(), {
    'PATCH /processes/100': ({ query }) =>
      query.get('ignoreDuplicates')
        ? answer(aProcess({ type: 'AFTERCARE', version: 2 }))
        : problem(409, 'DUPLICATE', { duplicates: [aProcess({ id: 7 })] }),
  })
  await fact('Art').click()
  await sheet.getByRole('option', { name: 'Nachsorge' }).click()
  const dialog = sheet.getByRole('dialog', { name: 'Diesen Vorgang gibt es vielleicht schon' })
  await expect.element(dialog.getByText('Mit dieser Änderung gleicht der Vorgang einem bestehenden.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect.element(sheet.getByText('Der Vorgang wurde gespeichert').first()).toBeVisible()
})

test('who may only look reads everything and can change nothing', async () => {
  const { sheet, fact } = await aCase(aProcess({ graveNumber: 'B 12' }), {}, { editable: false })
  await expect.element(sheet.getByText('B 12')).toBeVisible()
  await expect.element(fact('Grabnummer')).not.toBeInTheDocument()
  await expect.element(sheet.getByText('Grabart')).not.toBeInTheDocument()
  await sheet.getByText('B 12').click()
  expect(document.querySelectorAll('input, :disabled, [aria-disabled=true]')).toHaveLength(0)
  expect(document.querySelectorAll('.MuiFormLabel-asterisk')).toHaveLength(0)
})

test('the family and who has a role stand once each, with telephone, and lead to their data', async () => {
  const onOpenPerson = vi.fn()
  const anna = {
    ...aPerson({ id: 21, firstName: 'Anna', lastName: 'Muster' }),
    phone: '0301234567',
    contactDetails: [],
  }
  const related = { ...anna, deceasedAt: null, email: null }
  const relation = { maritalStatus: null, relationshipType: 'CHILD' as const }
  const { sheet } = await aCase(
    aProcess(),
    {
      'GET /processes/100/persons': () =>
        page([{ id: 1, processId: 100, role: 'InCharge', person: anna, ...relation, ...stored }]),
      'GET /relationships': () =>
        answer({
          items: [
            { id: 1, ...relation, relatedPersonId: 21, relatedPerson: related },
            { id: 2, ...relation, relatedPersonId: 22, relatedPerson: { ...related, id: 22, firstName: 'Otto' } },
          ],
        }),
    },
    { onOpenPerson },
  )
  const family = sheet.getByRole('region', { name: 'Angehörige und Beteiligte' })
  await expect.element(family.getByRole('listitem').nth(1)).toBeVisible()
  expect(family.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(family.getByRole('listitem').first()).toHaveTextContent(/Anna.*Kind · Zuständige Person/)
  await expect.element(family.getByRole('link', { name: /030/ }).first()).toHaveAttribute('href', 'tel:0301234567')
  await family.getByRole('button', { name: /Otto/ }).click()
  expect(onOpenPerson).toHaveBeenCalledWith(22)
})

test.each([
  ['Verstorbene Person', 'Verstorbene Person'],
  ['Auftraggeber', 'Auftraggebende Person'],
  ['Nutzungsberechtigte Person', 'Nutzungsberechtigte Person'],
  ['Auskunft ab', 'Auskunft gebende Person'],
  ['Zugang zum Kundenportal gewünscht', 'Eingeladene Personen'],
])('%s: who belongs to the process is offered first, in a group of its own', async (opened, name) => {
  const persons = [aPerson({ id: 20, firstName: 'Karl', lastName: 'Muster' }), aPerson({ id: 30, firstName: 'Ida' })]
  const { sheet, fact } = await aCase(aProcess(), {
    'GET /persons': ({ query }) => page(query.get('processId') === '100' ? persons.slice(0, 1) : persons),
  })
  await fact(opened).click()
  const box = sheet.getByRole('combobox', { name, exact: true })
  await expect.element(box).toBeVisible()
  if (box.element().getAttribute('aria-expanded') !== 'true') await box.click()
  await expect.element(sheet.getByRole('option', { name: /Ida/ })).toBeVisible()
  const groups = [...document.querySelectorAll('[role=listbox] > li')].map(({ textContent }) => textContent)
  expect(groups).toEqual([
    expect.stringMatching(/^Im Vorgang zu Karl Muster.*Karl/),
    expect.stringMatching(/^Allgemein.*Ida/),
  ])
})
