import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { session } from '../kit/session'
import { aMe, anAnnouncement, answer, fakeServer, page, renderApp } from '../kit/testing'
import { AnnouncementEditor } from './announcement-editor'

type Routes = Parameters<typeof fakeServer>[0]

async function theEditor(announcementId: number | undefined, routes: Routes = {}) {
  await browser.viewport(1280, 900)
  session.start(aMe({ permissions: ['Announcement:CRUD'] }))
  const received = fakeServer({ 'GET /announcements/21': () => answer(anAnnouncement({ readerCount: 2 })), ...routes })
  const { screen, router } = renderApp(
    <AnnouncementEditor {...(announcementId === undefined ? {} : { announcementId })} />,
  )
  const sent = (method: string) => received.filter(({ path }) => path.startsWith(method))
  return { app: await screen, router, sent }
}

test('a new one is written for the houses that were ticked, and stays open for its picture', async () => {
  const { app, router, sent } = await theEditor(undefined, {
    'POST /announcements': () => answer(anAnnouncement(), 201),
  })
  await userEvent.fill(app.getByRole('textbox', { name: 'Titel' }), 'Betriebsfeier')
  await app.getByRole('textbox', { name: 'Text' }).click()
  await userEvent.keyboard('Am Freitag')
  await app.getByRole('checkbox', { name: 'Bestattungshaus Krüger' }).click()
  await app.getByRole('button', { name: /Ankündigung schreiben|Speichern|Anlegen/ }).click()
  await expect
    .poll(() => sent('POST').map(({ body }) => body))
    .toMatchObject([{ title: 'Betriebsfeier', content: '<p>Am Freitag</p>', legalEntityIds: [1, 2] }])
  await expect
    .poll(() => router.state.location.state.drawer)
    .toEqual({ name: 'announcementEditor', props: { announcementId: 21 } })
})

test('an end before the beginning is told at its field, and nothing is sent', async () => {
  const { app, sent } = await theEditor(21)
  await userEvent.fill(app.getByRole('textbox', { name: 'Sichtbar ab' }), '05.03.2030 10:00')
  await userEvent.fill(app.getByRole('textbox', { name: 'Sichtbar bis' }), '04.03.2030 10:00')
  await app.getByRole('button', { name: 'Speichern' }).click()
  await expect.element(app.getByText('Das Ende muss nach dem Beginn liegen')).toBeVisible()
  expect(sent('PATCH')).toEqual([])
})

test('who has read it stands there by name', async () => {
  const { app } = await theEditor(21, {
    'GET /announcements/21/readers': () =>
      page([{ id: 3, firstName: 'Olaf', lastName: 'Winter', readAt: '2026-11-20T09:00:00Z' }]),
  })
  await app.getByRole('tab', { name: 'Gelesen (2)' }).click()
  await expect.element(app.getByRole('list', { name: 'Gelesen von' }).getByText('Olaf Winter')).toBeVisible()
})

test('a picture takes the place of the one before', async () => {
  let token: string | null = 'old'
  const { app, sent } = await theEditor(21, {
    'GET /announcements/21': () => answer(anAnnouncement({ documentAccessToken: token })),
    'POST /announcements/21/documents': () => {
      token = 'new'
      return answer({}, 201)
    },
    'DELETE /documents/new': () => answer(null, 204),
  })
  await app.getByRole('tab', { name: 'Bild' }).click()
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')
  await expect.element(app.getByRole('img', { name: 'Bild' })).toBeInTheDocument()
  await userEvent.upload(input() as HTMLInputElement, new File(['x'], 'feier.png', { type: 'image/png' }))
  await expect.poll(() => sent('POST')).toHaveLength(1)
  // The server takes the one before away, together with storing the new one.
  expect(sent('DELETE')).toEqual([])
  await app.getByRole('button', { name: 'Bild entfernen' }).click()
  const question = app.getByRole('alertdialog', { name: 'Bild entfernen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  expect(sent('DELETE')).toEqual([])
  await app.getByRole('button', { name: 'Bild entfernen' }).click()
  await question.getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(() => sent('DELETE').map(({ path }) => path.split('/').at(-1))).toEqual(['new'])
})

test('deleting asks first', async () => {
  const { app, sent } = await theEditor(21, {
    'DELETE /announcements/21': () => answer(null, 204),
    'POST /announcements/21/restore': () => answer({}),
  })
  await app.getByRole('button', { name: 'Löschen' }).click()
  const question = app.getByRole('alertdialog', { name: 'Ankündigung „Betriebsfeier“ löschen?' })
  await expect.element(question).toBeVisible()
  expect(sent('DELETE')).toEqual([])
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(() => sent('DELETE').length).toBe(1)
  const message = browser.getByRole('listitem').filter({ hasText: 'Die Ankündigung wurde gelöscht' })
  await message.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => sent('POST').map(({ path }) => path.split('/').slice(-2))).toEqual([['21', 'restore']])
})

test('houses at which one may not write are not to be ticked', async () => {
  const { app } = await theEditor(undefined)
  const me = aMe({ permissions: ['Announcement:CRUD'] })
  const [tenant] = me.tenants
  const [first, second] = tenant?.legalEntities ?? []
  if (!tenant || !first || !second) throw new Error('two houses are needed')
  session.start({ ...me, tenants: [{ ...tenant, legalEntities: [first, { ...second, permissions: [] }] }] })
  await expect.element(app.getByRole('checkbox', { name: 'Bestattungshaus Krüger' })).toBeDisabled()
  await expect.element(app.getByRole('checkbox', { name: 'Bestattungen Abendrot GmbH' })).toBeEnabled()
})
