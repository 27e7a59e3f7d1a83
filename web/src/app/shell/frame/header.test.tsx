import { addDays, endOfDay, startOfDay, today } from '@pietas/contract/kit'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { queries } from '../../../kit/api'
import { documentUrls } from '../../../kit/media/document-urls'
import { session } from '../../../kit/session'
import { aFirstCall, aMe, aTask, fakeServer, page, problem, renderApp } from '../../../kit/testing'
import { inkOn } from '../../../kit/theme'
import { contrastBetween } from '../../../kit/theme/contrast'
import '../../global-drawers'
import { Header } from './header'

const ofHouses = (count: number) => {
  const me = aMe()
  const [tenant] = me.tenants
  const [entity] = tenant?.legalEntities ?? []
  if (!tenant || !entity) throw new Error('Nobody works anywhere')
  const legalEntities = Array.from({ length: count }, (_, at) => ({ ...entity, id: at + 1, name: `Haus ${at + 1}` }))
  return { ...me, tenants: [{ ...tenant, legalEntities }] }
}

const onePixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const aHeader = async (width = 1440) => {
  await browser.viewport(width, 900)
  return renderApp(<Header onMenu={() => undefined} />)
}

beforeEach(() => {
  queries.clear()
  localStorage.clear()
})

test.each([320, 390, 600, 768, 1024, 1440])('all of it stands in one line at %i px, cut by nothing', async (width) => {
  session.start(aMe())
  fakeServer({})
  const header = await (await aHeader(width)).screen
  await expect.element(header.getByRole('button', { name: /^Konto von/ })).toBeVisible()
  // On a telephone it stands in the bar at the bottom, and once is enough.
  expect(header.getByRole('button', { name: 'Anlegen' }).elements()).toHaveLength(width < 600 ? 0 : 1)
  const line = header.getByRole('banner').element()
  const parts = [...line.querySelectorAll('a, button')].map((part) => part.getBoundingClientRect())
  const shown = parts.filter((box) => box.width > 0)
  expect(shown.length).toBeGreaterThan(4)
  for (const box of shown) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.height).toBeLessThanOrEqual(line.clientHeight)
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
  }
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
})

test.each([390, 600, 1440])(
  'open calls that come late move nothing that somebody reaches for, at %i px',
  async (width) => {
    session.start(aMe())
    let asked = 0
    const calls: ReturnType<typeof aFirstCall>[] = []
    fakeServer({
      'GET /first-calls': () => {
        asked += 1
        return page([...calls])
      },
    })
    const header = await (await aHeader(width)).screen
    await expect.poll(() => asked).toBe(1)
    const buttons = () => {
      const ofEnd = header
        .getByRole('button', { name: /^(Suchen|Anlegen|Sprache|Benachrichtigungen|Konto von)/ })
        .elements()
      return ofEnd.map((button) => button.getBoundingClientRect().left)
    }
    const before = buttons()
    expect(before.length).toBeGreaterThan(2)
    calls.push(aFirstCall())
    await queries.invalidateQueries()
    await expect.element(header.getByRole('button', { name: '1 offener Anruf' })).toBeVisible()
    expect(buttons()).toEqual(before)
  },
)

test('who works at one house alone has its name there and nothing to choose', async () => {
  session.start(ofHouses(1))
  fakeServer({})
  const header = await (await aHeader()).screen
  await expect.element(header.getByText('Haus 1')).toBeVisible()
  expect(header.getByRole('button', { name: /Unternehmen wechseln/ }).elements()).toEqual([])
  await expect.element(header.getByRole('img', { name: 'Haus 1' })).toBeVisible()
})

test('each house is known by its logo, or its initials in its colour, and by its short name', async () => {
  const me = ofHouses(2)
  const [tenant] = me.tenants
  const [first, second] = tenant?.legalEntities ?? []
  if (!tenant || !first || !second) throw new Error('Nobody works anywhere')
  const logo = { ...second, name: 'Zweites Haus', shortName: 'ZH', logoAccessToken: 'a-token' }
  const plain = { ...first, name: 'Abendrot Görlitz', shortName: 'AG', primaryColor: '#b45309', logoAccessToken: null }
  const drawn = vi.spyOn(documentUrls, 'thumbnail').mockReturnValue(onePixel)
  onTestFinished(() => drawn.mockRestore())
  session.start({ ...me, tenants: [{ ...tenant, legalEntities: [plain, logo] }] })
  fakeServer({})
  const header = await (await aHeader()).screen
  const switcher = header.getByRole('button', { name: /aktuell Abendrot Görlitz/ })
  await expect.element(switcher).toBeVisible()
  const initials = switcher.getByText('AG').first().element() as HTMLElement
  expect(initials.style.backgroundColor).toBe('rgb(180, 83, 9)')
  await switcher.click()
  await expect.element(header.getByRole('menuitem').first()).toBeVisible()
  const [ofPlain, ofLogo] = header.getByRole('menuitem').elements()
  expect(ofPlain?.textContent).toBe('AGAbendrot GörlitzAG')
  expect(ofLogo?.textContent).toBe('Zweites HausZH')
  expect(ofLogo?.querySelector('img')?.src).toBe(onePixel)
  expect(drawn).toHaveBeenCalledWith('a-token', 50)
})

test('what has no room on a telephone stands in the account', async () => {
  session.start(aMe())
  fakeServer({})
  const header = await (await aHeader(390)).screen
  await expect.element(header.getByRole('link', { name: 'Startseite' })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Sprache' })).not.toBeInTheDocument()
  await header.getByRole('button', { name: /Konto von/ }).click()
  const account = header.getByRole('dialog', { name: 'Konto' })
  for (const name of ['Heute und morgen', 'English', 'Dunkle Darstellung', 'Anzeige'])
    await expect.element(account.getByRole('button', { name })).toBeVisible()
  await account.getByRole('button', { name: 'Heute und morgen' }).click()
  await expect.element(header.getByRole('dialog', { name: 'Heute und morgen' })).toBeVisible()
})

test('leave is asked for from the account, over the page that is shown', async () => {
  session.start(aMe())
  fakeServer({})
  const { screen, router } = await aHeader()
  const header = await screen
  await header.getByRole('button', { name: /Konto von/ }).click()
  await header.getByRole('button', { name: 'Abwesenheit beantragen' }).click()
  await expect.poll(() => router.state.location.href).toBe('/?absence=new')
})

test('who visits a tenant asks for no leave there', async () => {
  session.start({ ...aMe(), platformRole: 'supporter' })
  fakeServer({})
  const header = await (await aHeader()).screen
  await header.getByRole('button', { name: /Konto von/ }).click()
  const account = header.getByRole('dialog', { name: 'Konto' })
  await expect.element(account.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  expect(account.getByRole('button', { name: 'Abwesenheit beantragen' }).elements()).toEqual([])
})

test('of many legal entities one is found by typing', async () => {
  session.start(ofHouses(12))
  fakeServer({})
  const header = await (await aHeader()).screen
  await header.getByRole('button', { name: /Unternehmen wechseln/ }).click()
  await header.getByRole('textbox', { name: 'Unternehmen suchen' }).fill('haus 12')
  await expect.poll(() => header.getByRole('menuitem').elements().length).toBe(1)
  await header.getByRole('menuitem').click()
  await expect.poll(() => session.get()?.legalEntity?.id).toBe(12)
})

test('of few there is nothing to type', async () => {
  session.start(ofHouses(3))
  fakeServer({})
  const header = await (await aHeader()).screen
  await header.getByRole('button', { name: /Unternehmen wechseln/ }).click()
  await expect.element(header.getByRole('menuitem', { name: /Haus 3/ })).toBeVisible()
  await expect.element(header.getByRole('textbox')).not.toBeInTheDocument()
})

test.each(['#ffff00', '#000000', '#ffffff', '#b45309', '#4338ca', '#7fd39a'])(
  'a short name in %s can be read in both modes',
  (color) => {
    for (const ground of ['#f1f4f6', '#ffffff', '#e4ebee'])
      expect(contrastBetween(inkOn(color, '#e4ebee'), ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['#0d1217', '#171f27', '#26313b'])
      expect(contrastBetween(inkOn(color, '#26313b'), ground)).toBeGreaterThanOrEqual(4.5)
  },
)

describe('today and tomorrow', () => {
  const at = (days: number, time: string) => new Date(`${addDays(today(), days)}T${time}:00Z`).toISOString()
  const open = async (routes: Parameters<typeof fakeServer>[0]) => {
    session.start(aMe())
    const asked = fakeServer(routes)
    const { screen, router } = await aHeader()
    const header = await screen
    await header.getByRole('button', { name: 'Heute und morgen' }).click()
    const popover = header.getByRole('dialog', { name: 'Heute und morgen' })
    await expect.element(popover).toBeVisible()
    return { popover, asked, router }
  }
  const ofCalendar = (path: string) => path.endsWith('/all-accessible/tasks')

  test('show by day what is planned for oneself, asked for once', async () => {
    const tasks = [
      aTask({ id: 2, type: 'work', title: 'Dekoration', startDate: at(1, '09:00'), endDate: at(1, '10:00') }),
      aTask({ id: 1, type: 'appointment', title: 'Gespräch', startDate: at(0, '10:00'), endDate: at(0, '11:00') }),
      aTask({ id: 3, type: 'work', title: 'Abgesagt', status: 'CANCELLED', startDate: at(0, '12:00') }),
    ]
    const { popover, asked, router } = await open({ 'GET /all-accessible/tasks': () => page(tasks) })
    const links = popover.getByRole('link')
    await expect.poll(() => links.elements().length).toBe(2)
    expect(links.elements().map((link) => /Gespräch|Dekoration/.exec(link.textContent)?.[0])).toEqual([
      'Gespräch',
      'Dekoration',
    ])
    expect(
      popover
        .getByRole('heading', { level: 3 })
        .elements()
        .map((day) => day.textContent.slice(0, 6)),
    ).toEqual([`Heute${today().slice(8, 9)}`, 'Morgen'])
    const calls = asked.filter(({ path }) => ofCalendar(path))
    expect(calls).toHaveLength(1)
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      startDate: startOfDay(today()),
      endDate: endOfDay(addDays(today(), 1)),
      userId: '7',
    })
    expect(calls[0]?.query.toString()).toMatch(/APPOINTMENT.*WORK.*TRANSPORTATION/)
    await links.first().click()
    await expect.poll(() => router.state.location.href).toBe('/?task=1')
  })

  test('say that there is nothing', async () => {
    const { popover } = await open({ 'GET /all-accessible/tasks': () => page([]) })
    await expect.element(popover.getByText('Heute und morgen steht nichts an')).toBeVisible()
  })

  test('try again after a failure', async () => {
    let times = 0
    const { popover } = await open({
      'GET /all-accessible/tasks': () => (times++ === 0 ? problem(500, 'UNEXPECTED') : page([])),
    })
    await popover.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect.element(popover.getByText('Heute und morgen steht nichts an')).toBeVisible()
  })
})
