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

/** More would be read by nobody. */
const mostNamed = 5

// Asked for at the same time at most.
const atOnce = 8

/** Nobody is kept from deleting because it is not known where somebody stands. */
async function openCasesOf(id: number): Promise<ProcessOfPerson[]> {
  const found = await client.persons.get(id).catch(() => undefined)
  return found?.processes.filter(({ status }) => !closed.includes(status)) ?? []
}

/** In which open processes somebody of these stands, and as what, in a sentence; nothing where nobody does. */
async function caseWords(persons: readonly Named[]): Promise<string> {
  const open: { person: Named; process: ProcessOfPerson }[] = []
  for (let first = 0; first < persons.length; first += atOnce) {
    const some = persons.slice(first, first + atOnce)
    const found = await Promise.all(some.map(({ id }) => openCasesOf(id)))
    open.push(...some.flatMap((person, index) => (found[index] ?? []).map((process) => ({ person, process }))))
  }
  if (open.length === 0) return ''
  if (persons.length === 1)
    return translate('person.delete-in-processes', { processes: open.map(({ process }) => named(process)).join('; ') })
  const lines = open.slice(0, mostNamed).map(({ person, process }) => `${fullName(person)}: ${named(process)}`)
  const rest = open.length - lines.length
  const more = rest > 0 ? translate('person.delete-in-more-processes', { count: rest }) : ''
  return joinParts([translate('person.delete-many-in-processes', { processes: lines.join('; ') }), more])
}

/** Asks, deletes, and says how it went. Answers whether the person is gone. */
export async function deletePerson(person: Named): Promise<boolean> {
  const question = translate('person.components.form.toaster.delete-question', { name: fullName(person) })
  if (!(await isSure(question, await caseWords([person])))) return false
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
  const question = translate('person.delete-many-question', { count: persons.length })
  if (!(await isSure(question, await caseWords(persons)))) return
  const gone = await oneAfterTheOther(persons, (id) => client.persons.delete(id))
  const undo = () => void putAllBack(gone)
  if (gone.length < persons.length) toast.error('person.delete-many-error', undefined, gone.length > 0 ? { undo } : {})
  else toast.success('person.delete-many-success', { undo })
  void refresh('persons', 'processes')
}

async function putAllBack(persons: readonly Named[]): Promise<void> {
  const back = await oneAfterTheOther(persons, (id) => client.persons.restore(id))
  if (back.length < persons.length) toast.error('list.restore-error')
  else toast.success('list.restored')
  void refresh('persons', 'processes')
}

/** Answers those with whom it went well. */
async function oneAfterTheOther(persons: readonly Named[], step: (id: number) => Promise<unknown>): Promise<Named[]> {
  const done: Named[] = []
  for (const person of persons) {
    const failed = await step(person.id).then(
      () => false,
      () => true,
    )
    if (!failed) done.push(person)
  }
  return done
}
