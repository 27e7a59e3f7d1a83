import { addDays } from '@pietas/contract/kit'
import { type Clock, type Demo, earlierDeath, insert } from '../../kit/demo'
import { personColumnsOf } from '../queries'
import { addFamilies } from './families'
import { demoPerson } from './people'

type Person = ReturnType<typeof demoPerson>

/** Somebody who died some weeks before the others; his relative stands behind him. */
const earlierPerson = (n: number, at: number, clock: Clock): Person => {
  const person = demoPerson(n, clock)
  return person.deceased ? { ...person, deceasedAt: addDays(clock.today, -earlierDeath(Math.floor(at / 2))) } : person
}

/** Deceased people and behind each of them a relative. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  const add = async (legalEntityId: number, people: readonly Person[]) => {
    const ids: number[] = []
    for (const { namePhonetic, ...fields } of people)
      ids.push(await insert(tx, 'persons', { ...personColumnsOf(fields), namePhonetic, legalEntityId }))
    await addFamilies(tx, clock, legalEntityId, ids)
  }
  for (const { entityId, amounts } of homes)
    await add(
      entityId,
      Array.from({ length: amounts.persons ?? 0 }, (_, n) => demoPerson(n, clock)),
    )
  for (const { entityId, amounts } of homes) {
    const first = amounts.persons ?? 0
    const length = 2 * (amounts.earlier ?? 0)
    await add(
      entityId,
      Array.from({ length }, (_, at) => earlierPerson(first + at, at, clock)),
    )
  }
}
