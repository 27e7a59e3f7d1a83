import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useReadInView } from './use-read-in-view'

function Text({ isOpen, onRead }: { isOpen: boolean; onRead: () => void }) {
  const text = useReadInView(isOpen, onRead)
  return (
    <>
      <p ref={text} style={{ height: 400 }}>
        Text
      </p>
      <p style={{ height: 4000 }}>darunter</p>
    </>
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Until the browser has drawn what is in view now, and told of it. */
const seen = async () => {
  for (let frames = 0; frames < 4; frames++) await frame()
}

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function aText(isOpen = true, height = 600) {
  await browser.viewport(800, height)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let times = 0
  await render(<Text isOpen={isOpen} onRead={() => times++} />)
  await seen()
  const scroll = async (top: number) => {
    window.scrollTo(0, top)
    await seen()
  }
  return { read: () => times, pass: (time: number) => vi.advanceTimersByTime(time), scroll }
}

beforeEach(() => window.scrollTo(0, 0))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what was in view for three seconds is read, not a moment before', async () => {
  const { read, pass } = await aText()
  pass(2999)
  expect(read()).toBe(0)
  pass(1)
  expect(read()).toBe(1)
})

test.each([300, 100])('what is scrolled past, by %i px, is not read', async (top) => {
  const { read, pass, scroll } = await aText()
  pass(2000)
  await scroll(top)
  pass(10_000)
  expect(read()).toBe(0)
  await scroll(0)
  pass(3000)
  expect(read()).toBe(1)
})

test('while nobody looks at the page nothing is read, and it begins anew when somebody comes back', async () => {
  const { read, pass } = await aText()
  pass(2000)
  hide(true)
  pass(10_000)
  expect(read()).toBe(0)
  hide(false)
  pass(2999)
  expect(read()).toBe(0)
  pass(1)
  expect(read()).toBe(1)
})

test('what is not to be read by looking at it is not', async () => {
  const { read, pass } = await aText(false)
  pass(10_000)
  expect(read()).toBe(0)
})

test('on a screen that is lower than the text it is read once it fills the screen', async () => {
  const { read, pass, scroll } = await aText(true, 300)
  await scroll(150)
  // Of the screen its lower part shows something else.
  pass(10_000)
  expect(read()).toBe(0)
  await scroll(60)
  pass(2999)
  expect(read()).toBe(0)
  pass(1)
  expect(read()).toBe(1)
})
