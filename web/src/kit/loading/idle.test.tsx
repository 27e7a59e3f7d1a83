import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, startTexts, useTranslation } from '../i18n'
import { renderApp } from '../testing'
import { inIdleTime } from './idle'

/** Some moments in which the browser has nothing to do. */
async function moments(count = 5) {
  for (let n = 0; n < count; n += 1) await new Promise<void>((resolve) => void requestIdleCallback(() => resolve()))
}

/** A part of the page that notes when it is fetched and comes when it is told to. */
function aPart(turn?: 'next') {
  const part = { isAskedFor: false, come: () => {} }
  inIdleTime(() => {
    part.isAskedFor = true
    return new Promise<void>((resolve) => {
      part.come = resolve
    })
  }, turn)
  return part
}

/** Something of the page is still on its way. */
function aPaleShape() {
  const shape = document.createElement('span')
  shape.className = 'MuiSkeleton-root'
  document.body.append(shape)
  return shape
}

/** A clock that goes on when it is told to; it begins anew, so what was touched last was touched now. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
}

afterEach(() => {
  vi.useRealTimers()
  document.querySelector('body > .MuiSkeleton-root')?.remove()
})

test('parts come one after another', async () => {
  const [one, other] = [aPart(), aPart()]
  await expect.poll(() => one.isAskedFor).toBe(true)
  await moments()
  expect(other.isAskedFor).toBe(false)
  one.come()
  await expect.poll(() => other.isAskedFor).toBe(true)
  other.come()
})

test('a part gives way to a page that is on its way', async () => {
  const shape = aPaleShape()
  const part = aPart()
  await moments()
  expect(part.isAskedFor).toBe(false)
  shape.remove()
  await expect.poll(() => part.isAskedFor).toBe(true)
  part.come()
})

test('what opens from a page comes before everything else, and while its rows are on their way', async () => {
  const shape = aPaleShape()
  const [other, next] = [aPart(), aPart('next')]
  await moments()
  expect(next.isAskedFor).toBe(true)
  expect(other.isAskedFor).toBe(false)
  next.come()
  await moments()
  expect(other.isAskedFor).toBe(false)
  shape.remove()
  await expect.poll(() => other.isAskedFor).toBe(true)
  other.come()
})

test.each([
  ['types', () => new KeyboardEvent('keydown', { key: 'a' })],
  ['opens something', () => new MouseEvent('click')],
  ['scrolls', () => new Event('scroll')],
])('a part gives way to somebody who %s, and comes when he stops', async (_, touch) => {
  dispatchEvent(touch())
  const part = aPart()
  await moments()
  expect(part.isAskedFor).toBe(false)
  await expect.poll(() => part.isAskedFor).toBe(true)
  part.come()
})

test('somebody who never stops for a breath holds up what comes for half a minute only', async () => {
  stopClock()
  const part = aPart()
  const typeFor = async (seconds: number) => {
    for (let steps = 0; steps < seconds * 2.6; steps += 1) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
      await vi.advanceTimersByTimeAsync(385)
      await moments(1)
    }
  }
  await typeFor(25)
  expect(part.isAskedFor).toBe(false)
  await typeFor(10)
  expect(part.isAskedFor).toBe(true)
  part.come()
})

test('a page that never comes, and a part that never does, hold up the others for a while only', async () => {
  stopClock()
  aPaleShape()
  const [stuck, next] = [aPart(), aPart()]
  const untilAsked = async (part: { isAskedFor: boolean }) => {
    for (let steps = 0; steps < 30 && !part.isAskedFor; steps += 1) {
      await vi.advanceTimersByTimeAsync(300)
      await moments(1)
    }
    expect(part.isAskedFor).toBe(true)
  }
  await untilAsked(stuck)
  expect(next.isAskedFor).toBe(false)
  await untilAsked(next)
  next.come()
})

test('who asks gets a part at once, and it is fetched once', async () => {
  const shape = aPaleShape()
  let fetched = 0
  const part = inIdleTime(async () => (fetched += 1))
  expect(await part()).toBe(1)
  shape.remove()
  await moments()
  expect(await part()).toBe(1)
})

test('texts that come later are said by who waits for them, and write nothing anew', async () => {
  const more = async () => ({ 'testing.late': 'Nachgereicht' })
  const first = async () => ({ 'testing.first': 'Zuerst' })
  await startTexts({ first: { de: first, en: first }, parts: { de: { late: more }, en: { late: more } } } as never)
  let written = 0
  function Said({ name }: { name: string }) {
    const { t } = useTranslation()
    written += 1
    return <p>{t(`testing.${name}` as never)}</p>
  }
  const page = await renderApp(<Said name="first" />).screen
  await expect.element(page.getByText('Zuerst')).toBeVisible()
  const before = written
  await loadTexts(['late' as never])
  await moments()
  expect(written).toBe(before)
  const later = await renderApp(<Said name="late" />).screen
  await expect.element(later.getByText('Nachgereicht')).toBeVisible()
})
