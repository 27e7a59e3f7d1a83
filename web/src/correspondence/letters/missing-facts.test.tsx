import type { MissingFact } from '@pietas/contract/correspondence'
import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { answer, aPreview, aProcess } from '../../kit/testing'
import { aDraft, signIn } from '../testing'
import { wayTo } from './way-to'

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1440, 900)
})

const fact = (changes: Partial<MissingFact>): MissingFact => ({
  ...{ placeholder: 'grave.number', field: 'graveNumber', record: 'PROCESS', recordId: 100, personId: null },
  ...changes,
})

test('what is missing in a case is filled in above the letter, which knows it afterwards', async () => {
  let known = false
  const { screen, received } = await aDraft({
    'POST /templates/preview': ({ headers }) =>
      headers.get('accept') === 'application/pdf'
        ? answer(new Blob(['%PDF'], { type: 'application/pdf' }))
        : answer(aPreview(known ? { missing: [] } : {})),
    'PATCH /processes/100': ({ body }) => {
      known = true
      return answer(aProcess({ ...body, version: 2 }))
    },
  })
  await screen.getByRole('button', { name: 'Grabnummer ausfüllen' }).click()
  const above = screen.getByRole('dialog', { name: 'Vorgang 100' })
  const number = above.getByRole('textbox', { name: 'Grabnummer' })
  await expect.element(number).toHaveFocus()
  await number.fill('A 17')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => received.find(({ path }) => path.startsWith('PATCH') && path.endsWith('/processes/100'))?.body)
    .toEqual({ graveNumber: 'A 17' })
  await above.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(above).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Grabnummer ausfüllen' })).not.toBeInTheDocument()
  // The letter below is as it was.
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('Karl Muster')
})

test('who may not write reads what is missing, and is offered no way', async () => {
  signIn(['Process:List'])
  const { screen } = await aDraft()
  await expect.element(screen.getByText('Grabnummer').first()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Grabnummer ausfüllen' }).elements()).toHaveLength(0)
})

test.each([
  [{}, { kind: 'PROCESS', id: 100, field: 'graveNumber' }],
  [
    { record: 'CLIENT', recordId: 12, personId: 12, field: 'phone' },
    { kind: 'PERSON', id: 12, field: 'phone' },
  ],
  [
    { record: 'CLIENT', recordId: null },
    { kind: 'PROCESS', id: 100, field: 'clientPersonId' },
  ],
  [
    { record: 'CEMETERY', recordId: 4, field: 'street' },
    { kind: 'PARTNER', id: 4, field: 'street' },
  ],
  [
    { record: 'CEMETERY', recordId: null },
    { kind: 'PROCESS', id: 100, field: 'cemeteryId' },
  ],
  [
    { record: 'REGISTRY_OFFICE', recordId: null },
    { kind: 'PERSON', id: aProcess().deceasedPersonId, field: 'deathRegistryOfficeId' },
  ],
  [{ field: 'funeral' }, '/processes/100?tab=preparations'],
  [{ record: 'COMPANY', recordId: 1 }, '/admin/companies/1'],
  [{ record: 'BRANCH', recordId: 2 }, '/admin/companies/1?tab=branches'],
  [{ record: 'AUTHOR', recordId: 7 }, null],
  [{ record: 'RECIPIENT', recordId: null }, null],
] as const)('%j is filled in at %j', (changes, place) => {
  expect(wayTo(fact(changes), aProcess())).toEqual(place)
})
