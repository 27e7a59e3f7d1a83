import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

/** A person above what is open, to be filled in there. */
export const PersonAbove = whenIdle(async () => {
  const [{ PersonDrawer }] = await Promise.all([
    import('./person-drawer'),
    loadTexts(['partners', 'persons', 'processes']),
  ])
  return PersonDrawer
})
