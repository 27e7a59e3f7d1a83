import { permissions } from '@pietas/contract/kit/permissions'
import type { NeededGoods, Position, Process } from '@pietas/contract/processes'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aMe, answer, aProcess, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { aCharge, aPosition, neededUrn } from '../../kit/testing/a-position'
import { aProduct } from '../../kit/testing/a-product'
import { PositionsTab } from './positions-tab'

type Routes = Parameters<typeof fakeServer>[0]

const urn = aPosition({ id: 6, text: 'Urne', unitPriceCents: 18_900, quantity: 2, place: 2 })
const wreath = aPosition({ id: 7, text: 'Kranz', group: 'EXTERNAL_SERVICES', unitPriceCents: 10_700, vatRate: 7 })

beforeEach(() => {
  queries.clear()
  localStorage.clear()
  session.start(aMe({ permissions: [...permissions] }))
})

async function aTab(
  items: Position[],
  more: Routes = {},
  facts: { goods?: NeededGoods[]; editable?: boolean; process?: Process } = {},
) {
  const received = fakeServer({
    'GET /positions': () => answer(aCharge(items, facts.goods)),
    'GET /legal-entities/1': () => answer({ billingPositionProductsTitle: 'Unsere Leistungen' }),
    'GET /products': () => page([aProduct()]),
    ...more,
  })
  const { screen, router } = renderApp(
    <PositionsTab process={facts.process ?? aProcess()} editable={facts.editable ?? true} />,
  )
  const sent = () => received.filter(({ path }) => !path.startsWith('GET')).map(({ path, body }) => [path, body])
  return { tab: await screen, router, sent }
}

const end = (call: string) => expect.stringMatching(new RegExp(`${call}$`))

test('positions stand in their groups, called as the house calls them, with what all of it comes to', async () => {
  const { tab } = await aTab([aPosition(), urn, wreath])
  await expect.element(tab.getByRole('heading', { name: 'Unsere Leistungen' })).toBeVisible()
  await expect.element(tab.getByRole('heading', { name: 'Fremdleistungen' })).toBeVisible()
  const own = tab.getByRole('region', { name: 'Unsere Leistungen' })
  await expect.element(own.getByText('Summe der Gruppe')).toBeVisible()
  await expect.element(own.getByText('2.068,00 €')).toBeVisible()
  const sums = tab.getByRole('region', { name: 'Summen' })
  expect(sums.element().textContent).toMatch(/Umsatzsteuer 7 %7,00\s€Gesamtbetrag2\.175,00\s€/)
})

test('an article is taken as it is chosen, and the field is ready for the next', async () => {
  const { tab, sent } = await aTab([], { 'POST /positions': () => answer(aPosition({ id: 9 }), 201) })
  await expect.element(tab.getByText('Noch keine Positionen')).toBeVisible()
  await tab.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('urne')
  await tab.getByRole('option', { name: 'Urne Kupfer' }).click()
  await expect.poll(sent).toEqual([[end('POST .*/processes/100/positions'), { productId: 5, quantity: 1 }]])
  await expect.element(tab.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveValue('')
  await expect.element(tab.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveFocus()
  await expect.element(browser.getByText('Position hinzugefügt')).toBeVisible()
})

test('what is taken can be taken back from its message', async () => {
  const { tab, sent } = await aTab([], {
    'POST /positions': () => answer(aPosition({ id: 9 }), 201),
    'DELETE /positions/9': () => answer(undefined, 204),
  })
  await tab.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('urne')
  await tab.getByRole('option', { name: 'Urne Kupfer' }).click()
  await browser.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toEqual([end('DELETE .*/positions/9'), {}])
})

test('an article without a price, and what is no article, is asked about in the form', async () => {
  const { tab, router, sent } = await aTab([], {
    'GET /products': () => page([aProduct({ priceCents: null })]),
  })
  await tab.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('Orgel')
  await tab.getByRole('option', { name: 'Urne Kupfer' }).click()
  const drawer = () => router.state.location.state.drawer
  await expect.poll(drawer).toEqual({ name: 'position', props: { processId: 100, productId: 5 } })
  await tab.getByRole('combobox', { name: 'Artikel hinzufügen' }).fill('Orgel')
  await tab.getByRole('option', { name: /Orgel/ }).click()
  await expect.poll(drawer).toEqual({ name: 'position', props: { processId: 100, text: 'Orgel' } })
  expect(sent()).toEqual([])
})

test('one more or fewer is a press, told the version that was seen, and never nothing at all', async () => {
  const { tab, sent } = await aTab([aPosition(), urn], {
    'PATCH /positions/6': () => problem(412, 'STALE_VERSION', { current: urn }),
  })
  await expect.element(tab.getByRole('button', { name: 'Eins weniger: Sarg Eiche' })).toBeDisabled()
  await tab.getByRole('button', { name: 'Eins mehr: Urne' }).click()
  await expect.poll(sent).toEqual([[end('PATCH .*/positions/6'), { quantity: 3 }]])
  await expect
    .element(browser.getByText('Jemand hat diese Position gerade geändert; sie steht jetzt neu da'))
    .toBeVisible()
})

test('positions are moved and removed from their menu, and come back from the message', async () => {
  const { tab, sent } = await aTab([aPosition(), urn], {
    'PATCH /positions/6': () => answer(urn),
    'DELETE /positions/6': () => answer(undefined, 204),
    'POST /positions/6/restore': () => answer(urn),
  })
  await tab.getByRole('button', { name: 'Aktionen: Urne' }).click()
  expect(
    browser
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Bearbeiten', 'Nach oben', 'Löschen'])
  await browser.getByRole('menuitem', { name: 'Nach oben' }).click()
  await expect.poll(sent).toEqual([[end('PATCH .*/positions/6'), { place: 1 }]])
  await tab.getByRole('button', { name: 'Aktionen: Urne' }).click()
  await browser.getByRole('menuitem', { name: 'Löschen' }).click()
  await browser.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.element(browser.getByText('Position wieder da')).toBeVisible()
  expect(sent().map(([path]) => path)).toEqual([
    end('PATCH .*/positions/6'),
    end('DELETE .*/positions/6'),
    end('POST .*/positions/6/restore'),
  ])
})

test('what is only read offers no change', async () => {
  const { tab } = await aTab([aPosition()], {}, { editable: false })
  await expect.element(tab.getByText('Sarg Eiche')).toBeVisible()
  expect(tab.getByRole('combobox').elements()).toEqual([])
  const buttons = tab.getByRole('button').elements()
  expect(buttons.map((button) => button.textContent)).toEqual(['Zusammenstellung drucken'])
})

test('a bundle shows its parts as it is told to', async () => {
  const parts = [
    { productId: 1, text: 'Sarg', quantity: 2, unitPriceCents: 5000, vatRate: 19 as const, passThrough: false },
  ]
  const bundle = { parts, pricedByParts: true, unitPriceCents: 10_000 }
  const { tab } = await aTab([
    aPosition({ ...bundle, id: 1, text: 'Mit', bundleDisplay: 'SHOW_PRODUCTS_WITH_PRICES' }),
    aPosition({ ...bundle, id: 2, text: 'Ohne', bundleDisplay: 'SHOW_PRODUCTS_WITHOUT_PRICES' }),
    aPosition({ ...bundle, id: 3, text: 'Nichts', bundleDisplay: 'DO_NOT_SHOW_PRODUCTS' }),
  ])
  await expect.element(tab.getByText('Mit', { exact: true })).toBeVisible()
  expect(
    tab
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^2 × Sarg · 100,00\s€$/), '2 × Sarg'])
  expect(tab.getByText('Steuer nach Teilen').elements()).toHaveLength(3)
})

test('goods are given out of the store for the process, and what is too much comes back', async () => {
  const store = [neededUrn, { ...neededUrn, productId: 6, name: 'Kreuz', needed: 1, booked: 2 }]
  const { tab, sent } = await aTab([aPosition()], { 'POST /stock-movements': () => answer({}, 201) }, { goods: store })
  await expect.element(tab.getByText('2 noch auszugeben, 4 im Bestand')).toBeVisible()
  await expect.element(tab.getByText('1 zu viel ausgegeben')).toBeVisible()
  await tab.getByRole('button', { name: 'Urne Kupfer ausgeben' }).click()
  await expect
    .poll(sent)
    .toEqual([[end('POST .*/products/5/stock-movements'), { kind: 'OUT', quantity: 2, processId: 100 }]])
  await tab.getByRole('button', { name: 'Kreuz zurücknehmen' }).click()
  await expect
    .poll(() => sent()[1])
    .toEqual([end('POST .*/products/6/stock-movements'), { kind: 'IN', quantity: 1, processId: 100 }])
})

test('more than there is goes out only when somebody says so', async () => {
  const { tab, sent } = await aTab(
    [aPosition()],
    {
      'POST /stock-movements': ({ query }) =>
        query.get('ignoreStock') === 'true' ? answer({}, 201) : problem(409, 'STOCK_EXCEEDED'),
    },
    { goods: [{ ...neededUrn, stock: 1 }] },
  )
  await expect.element(tab.getByText('2 noch auszugeben, nur 1 im Bestand')).toBeVisible()
  await tab.getByRole('button', { name: 'Urne Kupfer ausgeben' }).click()
  await expect.element(browser.getByText('So viel ist nicht da')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(browser.getByText('So viel ist nicht da')).not.toBeInTheDocument()
  expect(sent()).toHaveLength(1)
  await tab.getByRole('button', { name: 'Urne Kupfer ausgeben' }).click()
  await browser.getByRole('button', { name: 'Trotzdem buchen' }).click()
  await expect.poll(sent).toHaveLength(3)
  await expect.element(browser.getByText('Gebucht')).toBeVisible()
})

test('a template is taken over, those of the form of burial first, and what it could not is told', async () => {
  const template = (id: number, name: string, burialFormIds: number[]) => ({
    id,
    name,
    burialFormIds,
    lines: [{}],
    deleted: false,
  })
  const { tab, sent } = await aTab([], {
    'GET /position-templates': () =>
      page([template(1, 'Anders', []), template(2, 'Üblich', [aProcess().burialFormId ?? 0])]),
    'POST /positions/taken-over': () => answer({ items: [aPosition()], leftOut: ['Engel'] }, 201),
  })
  await tab.getByRole('button', { name: 'Aus Vorlage' }).click()
  await browser.getByRole('combobox', { name: 'Vorlage' }).click()
  await expect.element(browser.getByRole('option').first()).toHaveTextContent('Üblich')
  await browser.getByRole('option', { name: 'Üblich' }).click()
  await browser.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.poll(sent).toEqual([[end('POST .*/positions/taken-over'), { templateId: 2 }]])
  await expect.element(browser.getByText('Nicht mehr im Angebot oder ohne Preis: Engel')).toBeVisible()
})

test('relatives choose by pictures, without prices until they are wanted', async () => {
  const { tab, sent } = await aTab([], {
    'GET /product-categories': () => page([{ id: 2, name: 'Urnen' }]),
    'POST /positions/taken-over': () => answer({ items: [aPosition()], leftOut: [] }, 201),
  })
  await tab.getByRole('button', { name: 'Auswahl zeigen' }).click()
  const card = browser.getByRole('button', { name: 'Urne Kupfer' })
  await expect.element(card).toBeVisible()
  expect(browser.getByText('189,00 €').elements()).toEqual([])
  await browser.getByRole('switch', { name: 'Preise zeigen' }).click()
  await expect.element(browser.getByText('189,00 €')).toBeVisible()
  await card.click()
  await browser.getByRole('button', { name: 'Eins mehr: Urne Kupfer' }).click()
  await browser.getByRole('button', { name: '2 übernehmen' }).click()
  await expect
    .poll(sent)
    .toEqual([[end('POST .*/positions/taken-over'), { articles: [{ productId: 5, quantity: 2 }] }]])
})

test('a choice that was begun is not lost by a slip', async () => {
  const { tab } = await aTab([])
  await tab.getByRole('button', { name: 'Auswahl zeigen' }).click()
  await browser.getByRole('button', { name: 'Urne Kupfer' }).click()
  await userEvent.keyboard('{Escape}')
  await browser.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(browser.getByRole('button', { name: '1 übernehmen' })).toBeVisible()
})

test('the summary names on every sheet whose it is, the infection included, and what all of it comes to', async () => {
  const print = window.print
  let sheet = ''
  let head: string | null = null
  window.print = () => {
    sheet = document.querySelector('[data-sheet]')?.textContent ?? ''
    head = document.querySelector('[data-sheet] [data-paper-head]')?.getAttribute('data-paper-head') ?? null
    window.dispatchEvent(new Event('afterprint'))
  }
  onTestFinished(() => {
    window.print = print
  })
  const process = aProcess()
  const deceasedPerson = { ...process.deceasedPerson, infectiousData: 'INFECTIOUS' as const, infectious: true }
  const { tab } = await aTab(
    [aPosition({ reason: 'Kratzer' }), wreath],
    {},
    { process: { ...process, deceasedPerson } },
  )
  await tab.getByRole('button', { name: 'Zusammenstellung drucken' }).click()
  await expect.poll(() => head).toMatch(/^Vorgang 100 · Karl Muster · Infektiös/i)
  expect(sheet).toContain('Unsere Leistungen')
  expect(sheet).toMatch(/Gesamtbetrag1\.797,00\s€/)
  // It is gone as soon as it has been printed.
  await expect.poll(() => document.querySelector('[data-sheet]')).toBe(null)
})
