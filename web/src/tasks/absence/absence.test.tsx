import { addDays, endOfDay, formatDay, startOfDay, today } from '@pietas/contract/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { loadTexts } from '../../kit/i18n'
import { session } from '../../kit/session'
import { aMe, answer, aTask, fakeServer, page, problem, renderApp } from '../../kit/testing'
import { TaskState } from '../detail/task-state'
import { TaskDrawer } from '../task-drawer'
import { AbsenceForm } from './absence-form'
import { absenceOf, absenceRules, endFrom } from './absence-values'

const maria = { ...aMe().user, jobDescription: null, deleted: false }
// In the middle of the next month, so that the days around them stand in the same calendar.
const nextMonth = addDays(`${today().slice(0, 8)}01`, 31).slice(0, 8)
const first = `${nextMonth}10`
const last = `${nextMonth}12`

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await loadTexts(['tasks', 'tasks/absence', 'tasks/detail', 'tasks/form'])
  await browser.viewport(1280, 900)
})

test('the last day follows the first one and never lies before it', () => {
  expect(endFrom('2026-03-10', null)).toBe('2026-03-10')
  expect(endFrom('2026-03-15', '2026-03-12')).toBe('2026-03-15')
  expect(endFrom('2026-03-10', '2026-03-12')).toBe('2026-03-12')
  expect(endFrom(null, '2026-03-12')).toBe('2026-03-12')
})

test('leave is sent from the first to the last moment of its days, across the change of clocks', () => {
  const values = { type: 'VACATION', userId: 7, title: null, comment: null } as const
  expect(absenceOf({ ...values, startDate: '2025-03-10', endDate: '2025-03-12' }, 1)).toMatchObject({
    startDate: '2025-03-09T23:00:00.000Z',
    endDate: '2025-03-12T22:59:59.999Z',
  })
  expect(absenceOf({ ...values, startDate: '2025-03-30', endDate: '2025-03-30' }, 1)).toMatchObject({
    startDate: '2025-03-29T23:00:00.000Z',
    endDate: '2025-03-30T21:59:59.999Z',
  })
})

test('what is missing or lies in the past is told before it is sent', () => {
  const found = (values: object) =>
    absenceRules(
      { type: 'VACATION', userId: 7, startDate: null, endDate: null, title: null, comment: null, ...values },
      '2026-03-02',
    ).map(({ field }) => field)
  expect(found({ userId: null })).toEqual(['userId', 'startDate', 'endDate'])
  const yesterday = { startDate: '2026-03-01', endDate: '2026-03-02' }
  expect(found(yesterday)).toEqual(['startDate'])
  expect(found({ ...yesterday, type: 'SICK_DAY' })).toEqual([])
  expect(found({ startDate: '2026-03-04', endDate: '2026-03-03' })).toEqual(['endDate'])
})

/** Somebody whose house somebody leads, or nobody. */
function signIn(directorUserId: number | null = 9) {
  const me = aMe()
  const entity = me.tenants[0]?.legalEntities[0]
  if (entity) Object.assign(entity, { directorUserId })
  session.start(me)
}

async function aForm(routes: Parameters<typeof fakeServer>[0] = {}, directorUserId: number | null = 9) {
  signIn(directorUserId)
  const asked = fakeServer({ 'GET /users': () => page([maria]), ...routes })
  let saved = 0
  const screen = await renderApp(<AbsenceForm onSaved={() => saved++} onCancel={() => undefined} />).screen
  await screen.getByRole('textbox', { name: 'Erster Tag' }).fill(formatDay(first))
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('textbox', { name: 'Letzter Tag' })).toHaveValue(formatDay(first))
  await screen.getByRole('textbox', { name: 'Letzter Tag' }).fill(formatDay(last))
  return { screen, asked, saved: () => saved }
}

const send = 'Antrag stellen'

test('vacation of oneself is asked for with two days alone', async () => {
  const { screen, asked, saved } = await aForm({ 'POST /absence-tasks': () => answer(aTask(), 201) })
  await screen.getByRole('button', { name: send }).click()
  await expect.poll(saved).toBe(1)
  expect(asked.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    type: 'VACATION',
    userId: 7,
    legalEntityId: 1,
    startDate: new Date(startOfDay(first)).toISOString(),
    endDate: new Date(endOfDay(last)).toISOString(),
    comment: null,
  })
})

test.each([
  ['Urlaub', 'Der Urlaub ist beantragt', 'Der Urlaub konnte nicht beantragt werden'],
  ['Krankmeldung', 'Die Krankmeldung ist eingereicht', 'Die Krankmeldung konnte nicht eingereicht werden'],
  ['Schule', 'Die Aufgabe wurde angelegt', 'Die Aufgabe konnte nicht angelegt werden'],
])('of %s it says so when it is stored, and when it is not', async (kind, done, failed) => {
  let isUp = false
  const { screen } = await aForm({
    'POST /absence-tasks': () => (isUp ? answer(aTask(), 201) : problem(500, 'UNEXPECTED')),
  })
  await screen.getByRole('combobox', { name: 'Art' }).click()
  await screen.getByRole('option', { name: kind }).click()
  await screen.getByRole('button', { name: send }).click()
  await expect.element(browser.getByText(failed)).toBeVisible()
  isUp = true
  await screen.getByRole('button', { name: send }).click()
  await expect.element(browser.getByText(done)).toBeVisible()
})

test('where nobody leads the house the request wants a title, which is sent with it', async () => {
  const { screen, asked, saved } = await aForm({ 'POST /absence-tasks': () => answer(aTask(), 201) }, null)
  const title = screen.getByRole('textbox', { name: 'Titel' })
  await expect.element(title).toHaveValue('')
  await screen.getByRole('button', { name: send }).click()
  await expect.element(screen.getByText('Bitte einen Titel eingeben')).toBeVisible()
  expect(asked.some(({ path }) => path.startsWith('POST'))).toBe(false)
  await title.fill('Eine Woche an der See')
  await screen.getByRole('button', { name: send }).click()
  await expect.poll(saved).toBe(1)
  expect(asked.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({ title: 'Eine Woche an der See' })
})

test.each([
  ['Erster Tag', '12', '13'],
  ['Letzter Tag', '10', '9'],
])('the calendar of „%s“ offers the %s and not the %s', async (name, offered, refused) => {
  const { screen } = await aForm()
  await screen.getByRole('textbox', { name }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(screen.getByRole('gridcell', { name: offered, exact: true })).toBeEnabled()
  await expect.element(screen.getByRole('gridcell', { name: refused, exact: true })).toBeDisabled()
})

test.each(['Erster Tag', 'Letzter Tag'])(
  'the calendar of „%s“ begins with today, of sickness earlier',
  async (name) => {
    signIn()
    fakeServer({ 'GET /users': () => page([maria]) })
    const screen = await renderApp(<AbsenceForm onSaved={() => undefined} onCancel={() => undefined} />).screen
    const back = screen.getByRole('button', { name: 'Letzter Monat' })
    const open = async () => {
      await screen.getByRole('textbox', { name }).click()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    }
    await open()
    await expect.element(back).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(back).not.toBeInTheDocument()
    await screen.getByRole('combobox', { name: 'Art' }).click()
    await screen.getByRole('option', { name: 'Krankmeldung' }).click()
    await open()
    await expect.element(back).toBeEnabled()
  },
)

test('what is in the way is shown, and the request made when somebody insists', async () => {
  const clash = {
    id: 9,
    type: 'work',
    title: 'Dekoration',
    startDate: first,
    endDate: last,
    process: null,
    blockedBy: ['Maria'],
  }
  const { screen, asked, saved } = await aForm({
    'POST /absence-tasks': ({ query }) =>
      query.get('ignoreOverlap') === 'true'
        ? answer(aTask(), 201)
        : problem(409, 'TASK_OVERLAP', { overlappingTasks: [clash] }),
  })
  await screen.getByRole('button', { name: send }).click()
  await expect.element(screen.getByText('Dekoration')).toBeVisible()
  await screen.getByRole('button', { name: 'Trotzdem erstellen' }).click()
  await expect.poll(saved).toBe(1)
  expect(asked.filter(({ path }) => path.startsWith('POST'))).toHaveLength(2)
})

test('who lets be what is in the way is told of no failure', async () => {
  let inTheWay = true
  const { screen, saved } = await aForm({
    'POST /absence-tasks': () =>
      inTheWay ? problem(409, 'TASK_OVERLAP', { overlappingTasks: [] }) : problem(500, 'UNEXPECTED'),
  })
  await screen.getByRole('button', { name: send }).click()
  const question = browser.getByRole('dialog')
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  inTheWay = false
  await screen.getByRole('button', { name: send }).click()
  const failures = browser.getByText('Der Urlaub konnte nicht beantragt werden')
  await expect.element(failures.first()).toBeVisible()
  expect(failures.elements()).toHaveLength(1)
  expect(saved()).toBe(0)
})

test('a request that was begun is kept for its author', async () => {
  const { screen } = await aForm()
  await screen.getByRole('textbox', { name: 'Kommentar' }).fill('Hochzeit')
  const kept = () => Object.entries({ ...localStorage, ...sessionStorage })
  await expect
    .poll(() => kept().some(([key, text]) => key.includes('7-absence') && text.includes('Hochzeit')))
    .toBe(true)
})

describe('leave of a colleague', () => {
  const leave = (fields = {}) => aTask({ type: 'vacation', userId: 9, legalEntityId: 1, status: 'OPEN', ...fields })
  const show = async (
    fields = {},
    rights: Parameters<typeof aMe>[0] = { permissions: ['Task:CreateAbsence'] },
    routes: Parameters<typeof fakeServer>[0] = {},
  ) => {
    session.start(aMe(rights))
    const asked = fakeServer({ 'POST /accept': () => answer(leave({ status: 'DONE' })), ...routes })
    return { screen: await renderApp(<TaskState task={leave(fields)} />).screen, asked }
  }

  test.each([
    ['vacation', 'Urlaub genehmigen'],
    ['sickDay', 'Krankmeldung bestätigen'],
    ['schoolAbsence', 'Schulabwesenheit bestätigen'],
  ])('of the kind %s is accepted by a button that says so', async (type, name) => {
    const { screen, asked } = await show({ type })
    await screen.getByRole('button', { name }).click()
    await expect.poll(() => asked.filter(({ path }) => path.endsWith('/accept')).length).toBe(1)
    await expect.element(screen.getByRole('button', { name: /Aufgabe starten/ })).not.toBeInTheDocument()
  })

  test.each(['DONE', 'CANCELLED'])('that is %s is not accepted any more', async (status) => {
    const { screen } = await show({ status })
    await expect.element(screen.getByRole('button', { name: 'Urlaub genehmigen' })).toBeDisabled()
  })

  test.each([
    ['one’s own', 7, 'Die eigene Abwesenheit genehmigt jemand anderes'],
    ['that of a colleague', 9, 'Die Abwesenheit konnte nicht genehmigt werden'],
  ])('that the server lets nobody accept says why: %s', async (_, userId, words) => {
    const { screen } = await show({ userId }, undefined, { 'POST /accept': () => problem(403, 'FORBIDDEN') })
    await screen.getByRole('button', { name: 'Urlaub genehmigen' }).click()
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Urlaub genehmigen' })).toBeEnabled()
  })

  test('is accepted once, however often the button is pressed', async () => {
    const answered = Promise.withResolvers<void>()
    const { screen, asked } = await show({}, undefined, {
      'POST /accept': async () => {
        await answered.promise
        return answer(leave({ status: 'DONE' }))
      },
    })
    const button = screen.getByRole('button', { name: 'Urlaub genehmigen' })
    await button.click()
    await expect.element(button).toBeDisabled()
    answered.resolve()
    await expect.element(screen.getByText('Die Abwesenheit wurde genehmigt')).toBeVisible()
    expect(asked.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1)
  })

  test('that a link opens to be changed is shown to be read, and the reason is told', async () => {
    session.start(aMe())
    const stored = leave()
    fakeServer({ [`GET /tasks/${stored.id}`]: () => answer(stored) })
    const screen = await renderApp(<TaskDrawer taskId={stored.id} />).screen
    await expect.element(screen.getByText('Aufgabentyp kann nicht bearbeitet werden')).toBeVisible()
    await expect.element(screen.getByRole('dialog', { name: `Urlaub ${stored.title}` })).toBeVisible()
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })

  test('is accepted by nobody without the right', async () => {
    const { screen } = await show({}, { permissions: ['Task:ApplyAction'] })
    await expect.element(screen.getByText('Offen')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Urlaub genehmigen' })).not.toBeInTheDocument()
  })
})
