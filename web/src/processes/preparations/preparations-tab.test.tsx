import {
  emptySection,
  type PreparationChanges,
  type ProcessPreparations,
  preparationNames,
} from '@pietas/contract/processes'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { answer, aProcess, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { PreparationsTab } from './preparations-tab'

type Sections = { [Name in keyof PreparationChanges]?: object | null }

const prepared = (sections: Sections = {}, version = 1): ProcessPreparations =>
  ({
    processId: 100,
    version,
    updatedAt: null,
    updatedBy: null,
    businessPartners: [{ id: 6, name: 'Blumen Winter', deleted: false }],
    ...Object.fromEntries(
      preparationNames.map((name) => [name, sections[name] ? { ...emptySection(name), ...sections[name] } : null]),
    ),
  }) as unknown as ProcessPreparations

const path = '/processes/100/preparations'

async function aTab(sections: Sections = {}, more: Parameters<typeof fakeServer>[0] = {}, process = aProcess()) {
  queries.clear()
  let version = 1
  const known = structuredClone(sections)
  const received = fakeServer({
    [`GET ${path}`]: () => answer(prepared(sections)),
    [`PATCH ${path}`]: ({ body }) => {
      version += 1
      for (const [name, changes] of Object.entries(body as Sections))
        known[name as keyof Sections] = changes && { ...known[name as keyof Sections], ...changes }
      return answer(prepared(known, version))
    },
    'GET /business-partners': () => page([{ id: 6, name: 'Blumen Winter', nameAffix: null, address: null }]),
    'GET /persons': () => answer({ items: [], total: 0, nextCursor: null, prevCursor: null }),
    ...more,
  })
  const tab = await renderApp(<PreparationsTab process={process} editable />).screen
  await expect.element(tab.getByRole('button', { name: 'Blatt drucken' })).toBeVisible()
  const patches = () => received.filter((one) => one.path.startsWith('PATCH')).map(({ body }) => body)
  return { tab, patches, received }
}

test('sections are folded until something is known in them', async () => {
  const { tab } = await aTab({ carePreparation: { shave: true, note: 'Vorsichtig' } })
  await expect
    .element(tab.getByRole('button', { name: /^Versorgung 2 Angaben/ }))
    .toHaveAttribute('aria-expanded', 'true')
  const folded = tab.getByRole('button', { name: /^Trauerfeier noch nichts/ })
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false')
  await folded.click()
  await expect.element(tab.getByRole('group', { name: 'Weihwasser' })).toBeVisible()
  expect(tab.getByRole('heading').elements()).toHaveLength(10)
})

test('fire concerns a cremation only, unless it has been filled already', async () => {
  const { burialForm } = aProcess()
  const earth = { ...burialForm, burialType: { ...burialForm.burialType, isCremation: false } }
  const { tab } = await aTab({}, {}, aProcess({ burialForm: earth }))
  expect(tab.getByRole('button', { name: /^Feuerbestattung/ }).elements()).toHaveLength(0)
})

test('an answer is one key, is stored by itself and can be taken back', async () => {
  const { tab, patches } = await aTab({ carePreparation: { note: 'Da' } })
  const shave = tab.getByRole('group', { name: 'Rasieren' })
  ;(shave.getByRole('button', { name: 'Ja' }).element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(shave.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(patches).toEqual([{ carePreparation: { shave: true } }])
  // Caps lock may be on.
  await userEvent.keyboard('N')
  await expect.poll(() => patches().at(-1)).toEqual({ carePreparation: { shave: false } })
  await userEvent.keyboard('{Tab}')
  await expect.element(tab.getByRole('group', { name: 'Schminken' }).getByRole('button', { name: 'Ja' })).toHaveFocus()
  await shave.getByRole('button', { name: 'Nein' }).click()
  await expect.poll(() => patches().at(-1)).toEqual({ carePreparation: { shave: null } })
})

test('what depends on an answer waits for it', async () => {
  const { tab } = await aTab({ burialPreparation: { seatsRequired: false, flowerProvider: 'RELATIVE' } })
  const seats = tab.getByRole('textbox', { name: 'Zahl der Sitzplätze' })
  await expect.element(seats).toBeDisabled()
  await tab.getByRole('group', { name: 'Sitzplätze nötig' }).getByRole('button', { name: 'Ja' }).click()
  await expect.element(seats).toBeEnabled()
  const florist = tab.getByRole('combobox', { name: 'Florist' })
  await expect.element(florist).toBeDisabled()
  await tab.getByRole('combobox', { name: 'Blumen von' }).click()
  await tab.getByRole('option', { name: 'Geschäftspartner' }).click()
  await expect.element(florist).toBeEnabled()
})

test('a wish is a day, or a day with its hour', async () => {
  const { tab, patches } = await aTab({ layingOutPreparation: { public: true } })
  const wish = tab.getByRole('textbox', { name: 'Wunschtermin' })
  await wish.fill('1.12.2026')
  await tab.getByRole('textbox', { name: 'Notiz' }).click()
  await expect.poll(() => patches().at(-1)).toEqual({ layingOutPreparation: { desiredDate: '2026-12-01' } })
  await expect.element(wish).toHaveValue('01.12.2026')
  await wish.fill('1.12.2026 10:30')
  await tab.getByRole('textbox', { name: 'Notiz' }).click()
  await expect
    .poll(() => patches().at(-1))
    .toEqual({ layingOutPreparation: { desiredDate: '2026-12-01T09:30:00.000Z' } })
})

test('the place of the flowers calls a partner a cemetery, their receiver does not', async () => {
  const { tab } = await aTab({ burialPreparation: { soil: true } })
  await tab.getByRole('combobox', { name: 'Ort der Blumenlieferung' }).click()
  await expect.element(tab.getByRole('option', { name: 'Friedhof' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await tab.getByRole('combobox', { name: 'Blumen gehen an' }).click()
  await expect.element(tab.getByRole('option', { name: 'Bestattungshaus' })).toBeVisible()
  expect(tab.getByRole('option', { name: 'Friedhof' }).elements()).toHaveLength(0)
})

test('a section is cleared after a question and begun anew', async () => {
  const { tab, patches } = await aTab({ pickupPreparation: { useCooling: true } })
  await tab.getByRole('button', { name: 'Abschnitt leeren' }).click()
  await tab.getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(patches).toEqual([{ pickupPreparation: null }])
  await expect.element(tab.getByRole('combobox', { name: 'Kleidung' })).toHaveFocus()
})

test('a save that fails keeps what was typed and says so', async () => {
  const { tab } = await aTab(
    { carePreparation: { shave: true } },
    { [`PATCH ${path}`]: () => problem(500, 'UNEXPECTED') },
  )
  const note = tab.getByRole('textbox', { name: 'Notiz' })
  await note.fill('Ehering bleibt')
  await expect.element(tab.getByText('Die Vorbereitung konnte nicht gespeichert werden')).toBeVisible()
  await expect.element(note).toHaveValue('Ehering bleibt')
})

test('the sheet shows what is known and nothing else, and goes after printing', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { tab } = await aTab({
    burialPreparation: {
      soil: true,
      holyWater: false,
      flowerProviderId: 6,
      flowerProvider: 'BUSINESS_PARTNER',
      seatsRequired: false,
      numberOfRequiredSeats: 983,
      desiredDate: '2026-12-01T09:30:00.000Z',
      musicLocations: [{ location: 'Halle', musicMedium: 'CD', musicNote: 'Air' }],
    },
  })
  await tab.getByRole('button', { name: 'Blatt drucken' }).click()
  await expect.poll(() => printed.mock.calls.length).toBe(1)
  const sheet = document.querySelector('[data-sheet]')
  expect(sheet?.textContent).toContain('Karl Muster')
  expect(sheet?.textContent).toContain('Anna Muster')
  expect(sheet?.textContent).toContain('01.12.2026, 10:30')
  expect(sheet?.textContent).toContain('Halle, CD, Air')
  expect(sheet?.textContent).toContain('Blumen Winter')
  expect([...(sheet?.querySelectorAll('h2') ?? [])].map((title) => title.textContent)).toEqual(['Beisetzung'])
  expect(sheet?.textContent).not.toContain('Rasieren')
  // Ruled out by the answer before it; no time of day that the sheet is printed at has this number in it.
  expect(sheet?.textContent).not.toContain('983')
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('[data-sheet]')).toBeNull()
  printed.mockRestore()
})

test('whoever may only look can change nothing', async () => {
  queries.clear()
  fakeServer({ [`GET ${path}`]: () => answer(prepared({ carePreparation: { shave: true } })) })
  const tab = await renderApp(<PreparationsTab process={aProcess()} editable={false} />).screen
  const shave = tab.getByRole('term').filter({ hasText: /^Rasieren$/ })
  await expect.element(shave).toBeVisible()
  expect(shave.element().nextElementSibling?.textContent).toBe('Ja')
  expect(tab.getByRole('button', { name: 'Ja' }).elements()).toHaveLength(0)
  expect(tab.getByRole('button', { name: 'Abschnitt leeren' }).elements()).toHaveLength(0)
})
