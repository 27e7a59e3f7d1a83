import type { Document } from '@pietas/contract/documents'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { refresh } from '../kit/api'
import { aDocument, answer, fakeServer, page, renderApp } from '../kit/testing'
import { personAsOwner } from '../persons/document-owner'
import { DocumentsOf } from './documents-of'

beforeEach(() => browser.viewport(1280, 900))

const waiting = { state: 'WAITING', finding: null } as const
const infected = { state: 'INFECTED', finding: 'Eicar-Test' } as const
const aPicture = (facts: Partial<Document>) =>
  aDocument({ fileName: 'Foto.png', extension: '.png', mimeType: 'image/png', ...facts })

const shown = async (quarantine: Document['quarantine']) => {
  fakeServer({ 'GET /persons/11/documents': () => page([aPicture({ quarantine })]) })
  const screen = await renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />).screen
  await expect.element(screen.getByText('Foto.png')).toBeVisible()
  return screen
}

test.each([
  [waiting, 'Wird geprüft …', 'Die Datei wird noch auf Schadsoftware geprüft.'],
  [
    infected,
    'Schadsoftware: Eicar-Test',
    'In „Foto.png“ wurde Schadsoftware gefunden (Eicar-Test). Die Datei ist entfernt.',
  ],
])(
  'a document that is %j says so; it has no picture and is neither opened nor downloaded',
  async (state, word, why) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const screen = await shown(state)
    await expect.element(screen.getByText(word)).toBeVisible()
    expect(document.querySelectorAll('tbody img')).toHaveLength(0)
    document.querySelector<HTMLElement>('[data-row-name]')?.click()
    await expect.element(screen.getByText(why)).toBeInTheDocument()
    expect(open).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Aktionen' }).click()
    const labels = screen
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent)
    expect(labels).toEqual(['Bearbeiten', 'Löschen'])
    open.mockRestore()
  },
)

test('on a telephone it says so as well, in the line of the name', async () => {
  await browser.viewport(390, 800)
  const screen = await shown(infected)
  await expect.element(screen.getByText('Schadsoftware: Eicar-Test')).toBeVisible()
  const [name, word] = ['[data-row-name]', '[data-quarantine]'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  expect(name?.right).toBeLessThanOrEqual(word?.left ?? 0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('a document that nobody has anything against says nothing of it', async () => {
  const screen = await shown(null)
  await expect.element(screen.getByText('PNG · 2 kB')).toBeVisible()
  expect(document.querySelectorAll('[data-quarantine]')).toHaveLength(0)
})

test('whoever has brought a file is told what was found in it, also on another page', async () => {
  let quarantine: Document['quarantine'] = waiting
  const received = fakeServer({
    'GET /persons/11/documents': () => page([aPicture({ id: 88, quarantine })]),
    'POST /persons/11/documents': () => answer(aPicture({ id: 88, quarantine }), 201),
  })
  const app = renderApp(<DocumentsOf owner={personAsOwner} ownerId={11} legalEntityId={1} />)
  const screen = await app.screen
  await userEvent.upload(screen.getByLabelText('Dateien auswählen').last(), [new File(['x'], 'Foto.png')])
  const drawer = screen.getByRole('dialog', { name: 'Dokument anlegen' })
  await drawer.getByRole('combobox', { name: 'Art' }).fill('Unterlage')
  await userEvent.keyboard('{Enter}')
  await drawer.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Wird geprüft …')).toBeVisible()
  const asked = () => received.filter(({ query }) => query.get('filterIds')?.includes('88')).length
  await expect.poll(asked).toBe(1)
  await screen.unmount()
  quarantine = infected
  await refresh('documents')
  const told = 'In „Foto.png“ wurde Schadsoftware gefunden (Eicar-Test). Die Datei ist entfernt.'
  await expect.element(browser.getByText(told)).toBeVisible()
  // Once is enough.
  const before = asked()
  await refresh('documents')
  expect(asked()).toBe(before)
})
