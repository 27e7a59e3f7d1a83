import { addDays } from '@pietas/contract/kit/days'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { changeLanguage, loadTexts, type TextPart } from '../../kit/i18n'
import { renderApp } from '../../kit/testing'
import { packMonth } from '../events/month-lanes'
import { anEvent } from '../testing'
import { visibleDays } from '../views/range'
import { type ViewName, viewNames, views } from '../views/views'
import { Board } from './board'
import type { BoardFacts } from './board-facts'

const day = '2026-11-24'
const groups = [
  { id: '1_users', title: 'Benutzer', rows: [{ id: 'u7', title: 'Maria Kowalski' }] },
  { id: '2_cars', title: 'Autos', rows: [{ id: 'c3', title: 'Transporter' }] },
]
const nothing = () => undefined
// A screen is opened for the first time, and brings what it says.
const textsOfOthers: TextPart[] = ['partners', 'persons', 'users', 'tenants', 'processes', 'announcements']

const told = (view: ViewName, facts: Partial<BoardFacts> = {}): BoardFacts => ({
  view,
  day,
  days: visibleDays(view, day),
  events: [anEvent({ rows: ['u7'], title: 'Sarg herrichten', about: '10:00 – 11:00, Sarg herrichten' })],
  groups: views[view].isTimeline ? groups : undefined,
  label: 'Kalender',
  onOpen: nothing,
  onDay: nothing,
  onMark: nothing,
  onDrop: nothing,
  onRefused: nothing,
  onKey: () => false,
  ...facts,
})

const Sheet = (facts: BoardFacts) => (
  <div style={{ position: 'relative', display: 'flex', height: 640 }}>
    <Board {...facts} />
  </div>
)

const aBoard = async (view: ViewName, facts: Partial<BoardFacts> = {}) => {
  const screen = await renderApp(<Sheet {...told(view, facts)} />).screen
  const board = screen.getByRole('group', { name: 'Kalender' })
  await expect.element(board).toBeVisible()
  return { screen, board, event: board.getByRole('button', { name: /Sarg herrichten/ }) }
}

beforeEach(() => browser.viewport(1280, 800))

test.each(viewNames)('%s shows an event that opens by click and by key, and axe finds nothing', async (view) => {
  const onOpen = vi.fn()
  const { event, board } = await aBoard(view, { onOpen })
  await event.click()
  event.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls.map(([{ taskId }]) => taskId)).toEqual([1, 1])
  const { violations } = await axe.run(board.element(), { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test.each(viewNames)('%s stays as it is drawn while texts of another screen arrive', async (view) => {
  const { event } = await aBoard(view)
  await expect.element(event).toBeInTheDocument()
  const drawn = event.element()
  await loadTexts([...textsOfOthers.splice(0, 1)])
  expect(event.element()).toBe(drawn)
})

test.each(viewNames)('%s shows the same events in the other language', async (view) => {
  const { event } = await aBoard(view)
  await expect.element(event).toBeInTheDocument()
  const drawn = event.element()
  await changeLanguage('en')
  await expect.poll(() => drawn.isConnected).toBe(false)
  await expect.element(event).toBeInTheDocument()
  await changeLanguage('de')
})

test('a key that is pressed while an event is drawn anew is meant for it, and it has the focus afterwards', async () => {
  const keys: string[] = []
  const Moving = () => {
    const [at, setAt] = useState(day)
    const moved = anEvent({ about: 'Sarg herrichten', start: `${at}T10:00`, end: `${at}T11:00` })
    const onKey = (_event: unknown, key: string) => {
      keys.push(key)
      if (key === 'ArrowRight') setAt(addDays(day, 1))
      return true
    }
    return <Sheet {...told('week', { events: [moved], onKey })} />
  }
  const screen = await renderApp(<Moving />).screen
  const event = screen.getByRole('button', { name: /Sarg herrichten/ })
  await expect.element(event).toBeVisible()
  const drawn = event.element() as HTMLElement
  drawn.focus()
  const gone = new Promise<Element | null>((done) => {
    const watch = new MutationObserver(() => {
      if (drawn.isConnected) return
      watch.disconnect()
      const focused = document.activeElement
      focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      done(focused)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.keyboard('{ArrowRight}')
  expect(await gone).toBe(document.body)
  expect(keys).toEqual(['ArrowRight', 'Escape'])
  await expect.element(event).toHaveFocus()
})

test.each(['month', 'week', 'timeline-week'] as const)('%s begins on Monday and has its weekend', async (view) => {
  // Long past: today looks different in its own week.
  const then = '2026-11-10'
  const { board } = await aBoard(view, { day: then, days: visibleDays(view, then) })
  const heads = [...board.element().querySelectorAll('[class~="ec-col-head"]')].map((head) => head.textContent)
  expect(heads.filter(Boolean).map((text) => text?.slice(0, 2))).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
  const groundOf = (name: string) => {
    const days = [...board.element().querySelectorAll(`[class~="ec-day"][class~="ec-${name}"]`)]
    const plain = days.find((one) => !one.classList.contains('ec-today'))
    return plain && getComputedStyle(plain).backgroundColor
  }
  expect(groundOf('sat')).toBe(groundOf('sun'))
  expect(groundOf('sat')).not.toBe(groundOf('mon'))
})

test('a public holiday that is known later is named, and its column marked', async () => {
  const Later = () => {
    const [rest, setRest] = useState<ReadonlyMap<string, string>>(new Map())
    return (
      <>
        <button type="button" onClick={() => setRest(new Map([[day, 'Feiertag']]))}>
          Laden
        </button>
        <Sheet {...told('week', { restDays: rest })} />
      </>
    )
  }
  const screen = await renderApp(<Later />).screen
  await screen.getByRole('button', { name: 'Laden' }).click()
  await expect.element(screen.getByText('Feiertag')).toBeVisible()
  const marked = () => document.querySelectorAll('[class~="ec-highlight"]').length
  await expect.poll(marked).toBeGreaterThan(0)
})

const dragBy = async (element: Element, by: { x?: number; y?: number }) => {
  const { left, top } = element.getBoundingClientRect()
  const at = { clientX: left + 20, clientY: top + 8 }
  const told = { bubbles: true, pointerType: 'mouse', isPrimary: true, buttons: 1 }
  element.dispatchEvent(new PointerEvent('pointerdown', { ...told, ...at }))
  const there = { clientX: at.clientX + (by.x ?? 0), clientY: at.clientY + (by.y ?? 0) }
  const half = { clientX: at.clientX + (by.x ?? 0) / 2, clientY: at.clientY + (by.y ?? 0) / 2 }
  for (const place of [half, there]) window.dispatchEvent(new PointerEvent('pointermove', { ...told, ...place }))
  window.dispatchEvent(new PointerEvent('pointerup', { ...told, ...there, buttons: 0 }))
}

const widthOf = (board: Element) =>
  board.querySelector('header [class~="ec-col-head"]')?.getBoundingClientRect().width ?? 0

test('an event is dragged to the next day, and says where it was put', async () => {
  const onDrop = vi.fn()
  const { board, event } = await aBoard('week', { onDrop })
  await dragBy(event.element(), { x: widthOf(board.element()), y: 28 })
  await expect
    .poll(() => onDrop.mock.calls[0]?.[1])
    .toMatchObject({ start: '2026-11-25T10:30', end: '2026-11-25T11:30' })
})

test('a drag onto another row names both', async () => {
  const onDrop = vi.fn()
  const { event, screen } = await aBoard('timeline-week', { onDrop })
  const from = event.element().getBoundingClientRect().top
  const to = screen.getByText('Transporter').element().getBoundingClientRect().top
  await dragBy(event.element(), { y: to - from })
  await expect
    .poll(() => onDrop.mock.calls[0]?.[1])
    .toMatchObject({ start: '2026-11-24T10:00', fromRow: 'u7', toRow: 'c3' })
})

test('what stays where it is says so when somebody pulls at it', async () => {
  const [onDrop, onRefused] = [vi.fn(), vi.fn()]
  const events = [anEvent({ fixed: 'leave', title: 'Sarg herrichten', about: 'Sarg herrichten', rows: ['u7'] })]
  const { event } = await aBoard('week', { onDrop, onRefused, events })
  await dragBy(event.element(), { x: 80 })
  await expect.poll(() => onRefused.mock.calls.length).toBe(1)
  expect(onDrop).not.toHaveBeenCalled()
})

test('a finger that rests on what stays where it is and then pulls is told so; one that scrolls is not', async () => {
  const onRefused = vi.fn()
  const events = [anEvent({ fixed: 'leave', title: 'Sarg herrichten', about: 'Sarg herrichten', rows: ['u7'] })]
  const { event } = await aBoard('week', { onRefused, events })
  const touch = (type: string, target: EventTarget, at: number, clientX: number) => {
    const told = new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 })
    Object.defineProperty(told, 'timeStamp', { value: at })
    target.dispatchEvent(told)
  }
  touch('pointerdown', event.element(), 1000, 100)
  touch('pointermove', window, 1100, 160)
  touch('pointermove', window, 1900, 200)
  expect(onRefused).not.toHaveBeenCalled()
  touch('pointerdown', event.element(), 3000, 100)
  touch('pointercancel', window, 3500, 110)
  expect(onRefused).toHaveBeenCalledTimes(1)
  touch('pointerdown', event.element(), 5000, 100)
  touch('pointermove', window, 5450, 103)
  touch('pointermove', window, 5500, 130)
  expect(onRefused).toHaveBeenCalledTimes(2)
})

test('time that is marked is told, in a timeline with its row', async () => {
  const onMark = vi.fn()
  const { screen } = await aBoard('timeline-week', { onMark, events: [] })
  const row = screen.getByText('Transporter').element().getBoundingClientRect()
  const head = screen.getByText('Mi 25.11.').element().getBoundingClientRect()
  const cell = document.elementFromPoint(head.left + 4, row.top + 4) as Element
  const at = {
    clientX: head.left + 4,
    clientY: row.top + 4,
    bubbles: true,
    pointerType: 'mouse',
    isPrimary: true,
    buttons: 1,
  }
  cell.dispatchEvent(new PointerEvent('pointerdown', at))
  window.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }))
  await expect
    .poll(() => onMark.mock.calls[0]?.[0])
    .toMatchObject({ allDay: true, row: 'c3', start: '2026-11-25T00:00' })
})

test('the colour is that of the status, the sign that of the kind, and what is cancelled is struck through', async () => {
  const { event } = await aBoard('month', {
    events: [
      { ...anEvent({ title: 'Sarg herrichten', about: 'Sarg herrichten', status: 'CANCELLED' }), lane: 0 } as never,
    ],
  })
  const element = event.element() as HTMLElement
  expect(element.dataset.tone).toBe('red')
  expect(element.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe('purple')
  expect(getComputedStyle(element.querySelector('[dir=auto]') as Element).textDecorationLine).toBe('line-through')
  expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test('a cell of the month says how many more there are, and opens its day', async () => {
  const onDay = vi.fn()
  const { board } = await aBoard('month', { onDay, more: new Map([[day, 3]]) })
  await board.getByRole('button', { name: '+3 weitere: Dienstag, 24.11.2026 zeigen' }).click()
  await board.getByRole('button', { name: 'Mittwoch, 25.11.2026 zeigen' }).click()
  expect(onDay.mock.calls).toEqual([['2026-11-24'], ['2026-11-25']])
})

test('a month of 500 events is drawn without asking the page how high they are', async () => {
  const days = visibleDays('month', day)
  const many = Array.from({ length: 500 }, (_, count) => {
    const on = addDays(days.from, count % 42)
    return anEvent({
      id: `task-${count}`,
      taskId: count,
      title: `Termin ${count}`,
      start: `${on}T10:00`,
      end: `${on}T11:00`,
    })
  })
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  await aBoard('month', { days, events: packMonth(many, days).pieces })
  await expect.poll(() => document.querySelectorAll('[data-event]').length).toBe(168)
  expect(asked.mock.calls.length).toBeLessThan(100)
  asked.mockRestore()
})

test('two events of a day stand below each other, also when they come later', async () => {
  const two = ['10:00', '10:30'].map((from, count) =>
    anEvent({
      id: `task-${count}`,
      title: `Termin ${count}`,
      about: `Termin ${count}`,
      rows: ['u7'],
      start: `${day}T${from}`,
      end: `${day}T12:00`,
    }),
  )
  const Later = () => {
    const [events, setEvents] = useState<BoardFacts['events']>([])
    return (
      <>
        <button type="button" onClick={() => setEvents(two)}>
          Laden
        </button>
        <Sheet {...told('timeline-week', { events })} />
      </>
    )
  }
  const screen = await renderApp(<Later />).screen
  await screen.getByRole('button', { name: 'Laden' }).click()
  const top = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top
  await expect.element(screen.getByRole('button', { name: /Termin 1/ })).toBeVisible()
  await expect
    .poll(() => Math.abs(top('Dienstag, 24.11.2026: Termin 1') - top('Dienstag, 24.11.2026: Termin 0')))
    .toBeGreaterThan(20)
})
