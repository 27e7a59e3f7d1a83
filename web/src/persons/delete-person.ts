import { fullName, type PersonRow } from '@pietas/contract/persons'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'
import { unsaved } from '../kit/leaving'

/** Asks, deletes, and says how it went. Answers whether the person is gone. */
export async function deletePerson(person: PersonRow): Promise<boolean> {
  const sure = await confirm({
    title: translate('person.components.form.toaster.delete-question', { name: fullName(person) }),
    description: translate('person.components.form.toaster.delete-description'),
    confirm: translate('common.delete'),
    destructive: true,
  })
  if (!sure) return false
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
