import { fullName, type PersonRow, type ProcessOfPerson } from '@pietas/contract/persons'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { joinParts, type MessageKey, translate } from '../kit/i18n'
import { unsaved } from '../kit/leaving'

const isSure = (title: string, cases = '') =>
  confirm({
    title,
    description: joinParts([cases, translate('person.components.form.toaster.delete-description')]),
    confirm: translate('common.delete'),
    destructive: true,
  })

type Named = Pick<PersonRow, 'id' | 'firstName' | 'lastName'>

/** What is done with; such a process misses nobody. */
const closed: readonly string[] = ['CANCELLED', 'PAYED']

/** `Vorgang 12 zu Karl Muster (Auftraggeber, Grabnutzung)` */
const named = ({ id, deceased, places }: ProcessOfPerson): string =>
  translate('person.in-process', {
    id: String(id),
    name: deceased,
    places: places.map((place) => translate(`person.place.${place}` as MessageKey)).join(', '),
  })

/** In which open processes somebody stands, and as what. Nobody is kept from deleting because that is not known. */
async function openCasesOf(id: number): Promise<string> {
  const found = await client.persons.get(id).catch(() => undefined)
  const open = found?.processes.filter(({ status }) => !closed.includes(status)) ?? []
  if (open.length === 0) return ''
  return translate('person.delete-in-processes', { processes: open.map(named).join('; ') })
}

/** Asks, deletes, and says how it went. Answers whether the person is gone. */
export async function deletePerson(person: Named): Promise<boolean> {
  const question = translate('person.components.form.toaster.delete-question', { name: fullName(person) })
  if (!(await isSure(question, await openCasesOf(person.id)))) return false
  try {
    await client.persons.delete(person.id)
  } catch {
    toast.error('person.components.form.toaster.delete-error')
    return false
  }
  toast.success('person.components.form.toaster.delete-success', { undo: () => void putBack(person) })
  // Whatever was being changed about the person is of no use any more.
  unsaved.forgetAll()
  void refresh('persons', 'processes')
  return true
}

/** Asks, restores, and says how it went. Answers whether the person is there again. */
export async function restorePerson(person: Named): Promise<boolean> {
  const sure = await confirm({
    title: translate('person.restore-question', { name: fullName(person) }),
    confirm: translate('list.restore'),
  })
  return sure && putBack(person)
}

async function putBack({ id }: Named): Promise<boolean> {
  try {
    await client.persons.restore(id)
  } catch {
    toast.error('list.restore-error')
    return false
  }
  toast.success('list.restored')
  void refresh('persons', 'processes')
  return true
}

/** The same for several at once. One after the other: what cannot be deleted stays, and the others go. */
export async function deletePersons(persons: readonly Named[]): Promise<void> {
  const [first] = persons
  if (first && persons.length === 1) return void (await deletePerson(first))
  if (!(await isSure(translate('person.delete-many-question', { count: persons.length })))) return
  let failed = 0
  for (const { id } of persons) await client.persons.delete(id).catch(() => failed++)
  if (failed > 0) toast.error('person.delete-many-error')
  else toast.success('person.delete-many-success')
  void refresh('persons', 'processes')
}
