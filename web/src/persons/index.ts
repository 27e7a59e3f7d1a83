import { loadTexts } from '../kit/i18n'
import { whenIdle } from '../kit/loading'

export { lifeLine } from './life-line'
export { usePersonOptions } from './options'
export { DoubtQuestion } from './relationships/doubt-question'
export { kindOfType, type RelationType } from './relationships/relationship-values'
export { useDoubts } from './relationships/store-relationships'
export { typeLabel, useTypeOptions } from './relationships/use-type-options'
export { addressSources, personHit, personLabel, personSource } from './source'

/** A person above what is open, to be filled in there. */
export const PersonAbove = whenIdle(async () => {
  const [{ PersonDrawer }] = await Promise.all([
    import('./person-drawer'),
    loadTexts(['documents', 'partners', 'persons', 'processes', 'trail/history']),
  ])
  return PersonDrawer
})

/** Who may be the same person, to be taken or to be stored all the same. */
export const PersonDuplicates = whenIdle(async () => (await import('./duplicate-dialog')).DuplicateDialog)
export { personNames } from './history-words'
