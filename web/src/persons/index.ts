import { whenIdle } from '../kit/loading'

export { PersonAbove } from './fetch-person-above'
export { lifeLine } from './life-line'
export { usePersonOptions } from './options'
export { DoubtQuestion } from './relationships/doubt-question'
export { kindOfType, type RelationType } from './relationships/relationship-values'
export { useDoubts } from './relationships/store-relationships'
export { typeLabel, useTypeOptions } from './relationships/use-type-options'
export { addressSources, personHit, personLabel, personSource } from './source'

/** Who may be the same person, to be taken or to be stored all the same. */
export const PersonDuplicates = whenIdle(async () => (await import('./duplicate-dialog')).DuplicateDialog)
export { personNames } from './history-words'
