import '@fontsource-variable/inter/wght.css'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { de } from '../../app/texts/de'
import { de as later } from '../../app/texts/later-de'
import { queries } from '../api'
import { startTexts } from '../i18n'
import { unsaved } from '../leaving'
import { session } from '../session'
import { settings } from '../settings'
import { aMe } from './a-me'

const german = { de: async () => ({ ...de, ...later }), en: async () => ({ ...de, ...later }) }
beforeAll(() => startTexts({ first: german, later: german }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  settings.reset()
  localStorage.clear()
  session.start(aMe())
})

// What is still on the screen would fill the cache of the next test.
afterEach(async () => {
  await cleanup()
  queries.clear()
  unsaved.forgetAll()
})
