import { expect, test } from 'vitest'
import { answer, aPerson, fakeServer, renderApp } from '../kit/testing'
import { PersonDetail } from './person-detail'

const shown = (person = aPerson()) => renderApp(<PersonDetail person={person} />).screen

test('nine values are labelled, and what is not known says so', async () => {
  fakeServer({ 'GET /persons/11': () => answer(aPerson()) })
  const panel = await shown()
  await expect.element(panel.getByText('Keine Vorgänge gefunden')).toBeVisible()
  const labels = [...document.querySelectorAll('dt')].map((label) => label.textContent)
  expect(labels).toEqual([
    'Geschlecht',
    'Familienstand',
    'Sterbedatum',
    'Religionszugehörigkeit',
    'Geburtsdatum',
    'Sterbeort',
    'Staatsangehörigkeit',
    'Geburtsort',
    'Notizen',
  ])
  expect(panel.getByText('keine Angabe').elements()).toHaveLength(6)
  await expect.element(panel.getByText('03.02.1941')).toBeVisible()
})

test('the processes are links in a list that scrolls', async () => {
  const processes = Array.from({ length: 20 }, (_, at) => ({
    id: at + 1,
    type: 'DEATH',
    status: 'ACTIVE',
    deceased: 'Karl Muster',
    places: ['CLIENT' as const],
  }))
  fakeServer({ 'GET /persons/11': () => answer(aPerson({ processes })) })
  const panel = await shown()
  await expect.element(panel.getByRole('link', { name: 'Vorgang 20' })).toHaveAttribute('href', '/processes/20')
  await expect.element(panel.getByRole('link', { name: 'Vorgang 20' })).toHaveAttribute('target', '_blank')
  const list = panel.getByRole('list').element()
  expect(list.clientHeight).toBeLessThanOrEqual(200)
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight)
  await expect.element(panel.getByText(/Sterbefall · Karl Muster · aktiv/).first()).toBeVisible()
})
