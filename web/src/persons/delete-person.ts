import { fullName, type PersonRow } from '@pietas/contract/persons'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'
import { unsaved } from '../kit/leaving'

const isSure = (title: string) =>
  confirm({
    title,
    description: translate('person.components.form.toaster.delete-description'),
    confirm: translate('common.delete'),
    destructive: true,
  })

type Named = Pick<PersonRow, 'id' | 'firstName' | 'lastName'>

/** Asks, deletes, and says how it went. Answers whether the person is gone. */
export async function deletePerson(person: Named): Promise<boolean> {
  if (!(await isSure(translate('person.components.form.toaster.delete-question', { name: fullName(person) }))))
    return false
  try {
    await client.persons.delete(person.id)
  } catch {
    toast.error('person.components.form.toaster.delete-error')
    return false
  }
  toast.success('person.components.form.toaster.delete-success')
  // Whatever was being changed about the person is of no use any more.
  unsaved.forgetAll()
  void refresh('persons')
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
  void refresh('persons')
}
