import { beforeAll, beforeEach } from 'vitest'
import { startTexts, type Texts } from '../i18n'
import { session } from '../session'
import { settings } from '../settings'
import { aMe } from './a-me'

const german: Texts = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../**/texts/{de,*-de}.ts', { eager: true, import: 'de' })),
)
const all = async () => german
beforeAll(() => startTexts({ first: { de: all, en: all }, parts: { de: {}, en: {} } }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  settings.reset()
  localStorage.clear()
  session.start(aMe())
})
