import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { branchSource } from '../../legal-entities'
import * as masterData from '../../master-data'
import { partnerSource } from '../../partners'
import { personSource } from '../../persons'
import { PickerField } from '../form/fields'
import { session } from '../session'
import { aMe, aPerson, fakeServer, page } from '../testing'
import { aForm } from '../testing/a-form'
import { tellMade } from '.'

const items = [
  { id: 1, name: 'Ahorn', deleted: false, path: [{ id: 1, name: 'Ahorn' }] },
  { id: 2, name: 'Birke', deleted: true, path: [{ id: 2, name: 'Birke' }] },
]

test.each([
  ['burial-types', () => masterData.burialTypeSource()],
  ['burial-forms', () => masterData.burialFormSource(3)],
  ['branches', () => branchSource()],
  ['business-partner-types', () => masterData.partnerTypeSource()],
  ['product-categories', () => masterData.productCategorySource()],
  ['complaint-causes', () => masterData.complaintCauseSource()],
  ['template-categories', () => masterData.templateCategorySource()],
  ['global-template-categories', () => masterData.globalTemplateCategorySource()],
])('%s are searched by what is typed, in the order of their names, and none that is deleted', async (list, source) => {
  const received = fakeServer({ [`GET /${list}`]: () => page(items) })
  const { form } = await aForm(<PickerField name="note" label="Auswahl" source={source() as never} />)
  await form.getByRole('combobox', { name: 'Auswahl' }).click()
  await userEvent.keyboard('Ah')
  await expect.poll(() => received.at(-1)?.query.get('query')).toBe('Ah')
  const { path, query } = received.at(-1) ?? {}
  expect(path?.endsWith(`/${list}`)).toBe(true)
  expect([query?.get('sortBy'), query?.get('sortDirection')]).toEqual(['NAME', 'ASC'])
  await expect.element(form.getByRole('option', { name: 'Ahorn' })).toBeVisible()
  expect(form.getByRole('option').elements()).toHaveLength(1)
})

test('burial forms are those of the chosen type', async () => {
  const received = fakeServer({ 'GET /burial-forms': () => page(items) })
  const { form } = await aForm(
    <PickerField name="note" label="Form" source={masterData.burialFormSource(3) as never} />,
  )
  await form.getByRole('combobox', { name: 'Form' }).click()
  await expect.poll(() => received[0]?.query.get('burialTypeIds')).toBe('3')
})

test('who may create partners finds the button that does so in another tab; others do not', async () => {
  session.start(aMe({ permissions: ['BusinessPartner:Read', 'BusinessPartner:CreateOrEdit'] }))
  const { form } = await aForm(<PickerField name="note" label="Partner" source={partnerSource() as never} />)
  const button = form.getByRole('link', { name: 'Geschäftspartner in neuem Tab anlegen' })
  expect(button.element().getAttribute('href')).toMatch(/^\/business-partners\/create\?for=/)
  expect(button.element().getAttribute('target')).toBe('_blank')
  const field = form.getByRole('combobox', { name: 'Partner' })
  const width = field.element().clientWidth
  session.start(aMe({ permissions: ['BusinessPartner:Read'] }))
  await expect.element(button).not.toBeInTheDocument()
  expect(field.element().clientWidth).toBe(width)
})

/** What the page behind a link says once somebody has added a record there. */
const tellFrom = (href: string, id: number) => {
  const here = location.href
  history.replaceState(history.state, '', href)
  tellMade(id)
  history.replaceState(history.state, '', here)
}

test('a person made for a picker in another tab is offered there, and what others make is not', async () => {
  const made = aPerson({ id: 21, firstName: 'Neu', lastName: 'Angelegt' })
  fakeServer({ 'GET /persons': ({ query }) => page(query.get('filterIds') === '21' ? [made] : [aPerson({ id: 20 })]) })
  const { form } = await aForm(<PickerField name="note" label="Person" source={personSource() as never} />)
  const href = form.getByRole('link', { name: 'Person in neuem Tab anlegen' }).element().getAttribute('href') ?? ''
  expect(href).toMatch(/^\/persons\/create\?for=/)
  tellFrom('/persons/create', 20)
  tellFrom('/persons/create?for=another', 20)
  tellFrom(href, 21)
  const offer = form.getByRole('button', { name: 'Neu angelegt: Neu Angelegt * 03.02.1941 übernehmen' })
  await expect.element(offer).toBeVisible()
  expect(form.getByRole('button', { name: /Neu angelegt/ }).elements()).toHaveLength(1)
  await offer.click()
  await expect.element(form.getByRole('combobox', { name: 'Person' })).toHaveValue('Neu Angelegt * 03.02.1941')
  await expect.element(form.getByRole('combobox', { name: 'Person' })).toHaveFocus()
  expect(form.getByRole('button', { name: /Neu angelegt/ }).elements()).toHaveLength(0)
})
