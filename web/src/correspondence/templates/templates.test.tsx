import { type Permission, permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ItemDrawer } from '../../kit/admin-list'
import { queries } from '../../kit/api'
import { session } from '../../kit/session'
import { aMe, answer, aPreview, aTemplate, fakeServer, page, renderApp } from '../../kit/testing'
import { globalTemplateList, templateList } from './template-list'

const signIn = (rights: readonly Permission[]) => {
  const me = aMe({ permissions: [...rights] })
  session.start({ ...me, tenants: me.tenants.map((tenant) => ({ ...tenant, permissions: [...rights] })) })
}

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1280, 900)
})

const origin = { id: 3, name: 'Rentenmeldung', deleted: false, movedOn: true }
const original = { ...aTemplate({ id: 3, name: 'Rentenmeldung', content: '<p>Neuer Wortlaut</p>' }), tenants: 2 }

async function aDrawer(routes: Parameters<typeof fakeServer>[0] = {}, itemId: number | null = 12) {
  const received = fakeServer({
    'GET /templates/12': () => answer(aTemplate({ origin })),
    'GET /template-categories': () => page([]),
    'GET /global-templates': () => page([original]),
    'GET /global-templates/3': () => answer(original),
    'PATCH /templates/12': ({ body }) => answer(aTemplate({ ...body, version: 2 })),
    'POST /templates': ({ body }) => answer(aTemplate({ ...body, id: 14 }), 201),
    'POST /templates/12/taken-over': () => answer(aTemplate({ content: original.content, version: 2 })),
    'GET /templates/12/versions': () =>
      page([
        {
          ...aTemplate(),
          version: 2,
          at: '2026-11-21T08:00:00.000Z',
          author: { id: 7, firstName: 'Maria', lastName: 'Sommer' },
        },
        {
          ...aTemplate(),
          content: '<p>So war es früher</p>',
          version: 1,
          at: '2026-11-20T08:00:00.000Z',
          author: null,
        },
      ]),
    'POST /templates/12/versions/1/restore': () =>
      answer(aTemplate({ content: '<p>So war es früher</p>', version: 3 })),
    'POST /templates/preview': () => answer(aPreview()),
    ...routes,
  })
  const screen = await renderApp(<ItemDrawer name="templates" list={templateList} itemId={itemId ?? undefined} />)
    .screen
  const sent = (method: string) => received.filter(({ path }) => path.startsWith(method))
  return { screen, sent }
}

test('a template is changed with its placeholders, and only what changed is sent', async () => {
  const { screen, sent } = await aDrawer()
  const subject = screen.getByRole('textbox', { name: 'Betreff' })
  await expect.element(subject).toHaveTextContent('Sterbefall Nachname der verstorbenen Person')
  await subject.click()
  await userEvent.keyboard('{End}, {{sterbedatum{Enter}')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => sent('PATCH').at(-1)?.body)
    .toEqual({ subject: 'Sterbefall {deceased.lastName}, {deceased.dateOfDeath}' })
})

test('a nameless template says so at its name', async () => {
  const { screen } = await aDrawer()
  await screen.getByRole('textbox', { name: 'Name' }).fill('')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(screen.getByText('Bitte geben Sie einen Namen ein')).toBeVisible()
})

test('where the original has moved on both are looked at before it is taken over', async () => {
  const { screen, sent } = await aDrawer()
  await screen.getByRole('button', { name: 'Vergleichen' }).click()
  const both = screen.getByRole('dialog', { name: 'Beide Fassungen' })
  await expect.element(both.getByRole('region', { name: 'Unsere Vorlage' })).toHaveTextContent('Verstorben ist')
  await expect.element(both.getByText('Neuer Wortlaut')).toBeVisible()
  await both.getByRole('button', { name: 'Neue Fassung übernehmen' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Neuer Wortlaut')
  expect(sent('POST').some(({ path }) => path.endsWith('/taken-over'))).toBe(true)
})

test('an earlier version is looked at, and comes back', async () => {
  const { screen } = await aDrawer()
  await screen.getByRole('button', { name: 'Frühere Fassungen' }).click()
  await expect.element(screen.getByText(/Maria Sommer · gilt jetzt/)).toBeVisible()
  await screen.getByRole('button', { name: 'Fassung vom 20.11.2026, 09:00 ansehen' }).click()
  const old = screen.getByRole('dialog', { name: 'Fassung der Vorlage' })
  await expect.element(old.getByText('So war es früher')).toBeVisible()
  await old.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('So war es früher')
})

test('a new template takes over what one of all houses says', async () => {
  const { screen, sent } = await aDrawer({}, null)
  await screen.getByRole('combobox', { name: 'Aus einer Vorlage aller Häuser' }).click()
  await screen.getByRole('option', { name: 'Rentenmeldung' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Rentenmeldung')
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('Neuer Wortlaut')
  await screen.getByRole('button', { name: 'Speichern' }).click()
  await expect
    .poll(() => sent('POST').find(({ path }) => path.endsWith('/templates'))?.body)
    .toMatchObject({ name: 'Rentenmeldung', globalTemplateId: 3, content: '<p>Neuer Wortlaut</p>', kinds: ['LETTER'] })
})

test('who only chooses templates reads them, with their placeholders in words', async () => {
  signIn(['Administration:SelectCorrespondenceTemplate'])
  const { screen } = await aDrawer()
  await expect.element(screen.getByText('Verstorben ist Name der verstorbenen Person.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  expect(screen.getByRole('button', { name: /Speichern|Löschen/ }).elements()).toHaveLength(0)
})

test('a template of all houses says how many use it', () => {
  const column = globalTemplateList.columns?.find(({ id }) => id === 'tenants')
  expect(column?.value(original as never, (key) => key)).toBe(2)
})
