import './act'
import '@fontsource-variable/inter/wght.css'
import { toast as toaster } from 'sonner'
import { afterEach, beforeAll, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { queries } from '../api'
import { unsaved } from '../leaving'
import './setup'

// A message that is shown comes at once, and so in the test that it belongs to.
beforeAll(() => import('../feedback/toaster'))

// What is still on the screen would fill the cache of the next test, and its messages would lie over it.
afterEach(async () => {
  await cleanup()
  toaster.dismiss()
  await vi.waitFor(noMessage, { timeout: 10_000 })
  queries.clear()
  unsaved.forgetAll()
})

// A message that is dismissed leaves slowly.
const noMessage = () => {
  if (document.querySelector('[data-sonner-toast]')) throw new Error('A message is still there')
}
