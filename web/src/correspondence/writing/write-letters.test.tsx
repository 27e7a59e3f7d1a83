import { permissions } from '@pietas/contract/kit/permissions'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../kit/api'
import { aLetter, answer, aPreview, aProcess, aTemplate, fakeServer, page, renderApp } from '../../kit/testing'
import { signIn } from '../testing'
import { WriteLetters } from './write-letters'

const path = '/processes/100/correspondence'

beforeEach(async () => {
  queries.clear()
  signIn(permissions)
  await browser.viewport(1280, 900)
})

const recipients = [
  {
    type: 'PERSON',
    id: 12,
    name: 'Anna Muster',
    as: 'CLIENT',
    detail: null,
    address: 'Weg 1\n02826 Görlitz',
    email: null,
  },
  {
    type: 'PARTNER',
    id: 3,
    name: 'Standesamt Görlitz',
    as: 'REGISTRY_OFFICE',
    detail: null,
    address: null,
    email: 'a@b.example',
  },
]

async function writing() {
  let made = 0
  const received = fakeServer({
    'GET /templates': () => page([aTemplate(), aTemplate({ id: 13, name: 'Dank', kinds: ['EMAIL'] })]),
    'GET /correspondence-recipients': () => answer({ items: recipients }),
    'GET /business-partners': () => page([]),
    'GET /persons': () => answer({ items: [], total: 0, nextCursor: null, prevCursor: null }),
    'POST /templates/preview': () => answer(aPreview()),
    [`POST ${path}`]: ({ body }) =>
      answer(
        { items: (body.recipients as object[]).map(() => aLetter({ id: ++made, state: body.state as 'FINAL' })) },
        201,
      ),
  })
  const screen = await renderApp(<WriteLetters process={aProcess()} />).screen
  const posts = () => received.filter((one) => one.path.endsWith(path) && one.path.startsWith('POST'))
  const choose = async (name: string) => {
    await screen.getByRole('combobox', { name: 'Vorlage hinzufügen' }).click()
    await screen.getByRole('option', { name }).click()
  }
  return { screen, posts, choose, received }
}

test('two letters to several are written in one go, with what is missing said before', async () => {
  const { screen, posts, choose } = await writing()
  await choose('Rente abmelden')
  await choose('Dank')
  const pension = screen.getByRole('region', { name: 'Rente abmelden' })
  await pension.getByRole('checkbox', { name: /Anna Muster/ }).click()
  await pension.getByRole('checkbox', { name: /Standesamt Görlitz/ }).click()
  await expect.element(pension.getByText('keine Anschrift')).toBeVisible()
  await expect.element(pension.getByRole('button', { name: 'Grabnummer ausfüllen' })).toBeVisible()
  const thanks = screen.getByRole('region', { name: 'Dank' })
  await thanks.getByRole('checkbox', { name: /Anna Muster/ }).click()
  await expect.element(thanks.getByText('keine E-Mail-Adresse')).toBeVisible()
  await thanks.getByRole('button', { name: 'Brief' }).click()
  await screen.getByRole('button', { name: 'Fertigstellen und drucken' }).click()
  await expect.poll(() => posts().length).toBe(2)
  expect(posts().map(({ body }) => body)).toEqual([
    {
      templateId: 12,
      channel: 'PRINT',
      state: 'FINAL',
      recipients: [
        { type: 'PERSON', id: 12, address: null, email: null },
        { type: 'PARTNER', id: 3, address: null, email: null },
      ],
    },
    {
      templateId: 13,
      channel: 'PRINT',
      state: 'FINAL',
      recipients: [{ type: 'PERSON', id: 12, address: null, email: null }],
    },
  ])
  const keys = posts().map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
  await expect.element(screen.getByText('3 Briefe sind fertig und liegen bei den Dokumenten.')).toBeVisible()
  const all = screen.getByRole('link', { name: 'Alle drucken' })
  expect(decodeURIComponent(all.element().getAttribute('href') ?? '')).toContain('ids=1,2,3')
})

test('nothing is written for nobody', async () => {
  const { screen, posts, choose } = await writing()
  await screen.getByRole('button', { name: 'Entwürfe anlegen' }).click()
  await expect.element(screen.getByText('Bitte wählen Sie mindestens eine Vorlage')).toBeVisible()
  await choose('Rente abmelden')
  await screen.getByRole('button', { name: 'Entwürfe anlegen' }).click()
  await expect.element(screen.getByText('Jedes Schreiben braucht einen Empfänger')).toBeVisible()
  expect(posts()).toHaveLength(0)
})

test('a letter without a template goes to an address that is on no record', async () => {
  const { screen, posts } = await writing()
  await screen.getByRole('button', { name: 'Ohne Vorlage schreiben' }).click()
  await screen.getByRole('button', { name: 'Freie Anschrift' }).click()
  const form = screen.getByRole('dialog', { name: 'Freie Anschrift' })
  await form.getByRole('button', { name: 'Hinzufügen' }).click()
  expect(posts()).toHaveLength(0)
  await form
    .getByRole('textbox', { name: 'Anschrift im Fenster' })
    .fill('Hausverwaltung Nord\nAm Markt 2\n02826 Görlitz')
  await form.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Hausverwaltung Nord' })).toBeChecked()
  await screen.getByRole('button', { name: 'Entwürfe anlegen' }).click()
  await expect
    .poll(() => posts()[0]?.body)
    .toMatchObject({
      templateId: null,
      state: 'DRAFT',
      recipients: [{ type: 'FREE', id: null, address: 'Hausverwaltung Nord\nAm Markt 2\n02826 Görlitz' }],
    })
})
