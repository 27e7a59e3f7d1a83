import { type Demo, insert } from '../../kit/demo'
import { personColumnsOf } from '../queries'
import { addFamilies } from './families'
import { demoPerson } from './people'

/** Deceased people and behind each of them a relative. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const { entityId: legalEntityId, amounts } of homes) {
    const ids: number[] = []
    for (let n = 0; n < (amounts.persons ?? 0); n += 1) {
      const { namePhonetic, ...fields } = demoPerson(n, clock)
      ids.push(await insert(tx, 'persons', { ...personColumnsOf(fields), namePhonetic, legalEntityId }))
    }
    await addFamilies(tx, clock, legalEntityId, ids)
  }
}
