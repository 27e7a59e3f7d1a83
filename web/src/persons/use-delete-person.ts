import { fullName, type PersonRow } from '@pietas/contract/persons'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { unsaved } from '../kit/leaving'

/** Asks, deletes, and says how it went. */
export function useDeletePerson(onDeleted?: () => void) {
  const { t } = useTranslation()
  return async (person: PersonRow) => {
    const sure = await confirm({
      title: t('person.components.form.toaster.delete-question', { name: fullName(person) }),
      description: t('person.components.form.toaster.delete-description'),
      confirm: t('common.delete'),
      destructive: true,
    })
    if (!sure) return
    try {
      await client.persons.delete(person.id)
    } catch {
      return toast.error('person.components.form.toaster.delete-error')
    }
    toast.success('person.components.form.toaster.delete-success')
    unsaved.forgetAll()
    void refresh('persons')
    onDeleted?.()
  }
}
