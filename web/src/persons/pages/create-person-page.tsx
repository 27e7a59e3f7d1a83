import type { Person } from '@pietas/contract/persons'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { FormPage, Page } from '../../kit/page'
import { tellMade } from '../../kit/picker'
import { PersonForm } from '../person-form'

/** The person form as a page of its own: opened from pickers in another tab. */
export function CreatePersonPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showSaved = ({ id }: Person) => {
    tellMade(id)
    void navigate({ to: '/persons', search: { person: id } })
  }
  return (
    <Page title={t('person.create')} list={{ to: '/persons', label: t('person.many') }}>
      <FormPage>
        <PersonForm
          mode="create"
          title={t('person.create')}
          onSaved={showSaved}
          onCancel={() => void navigate({ to: '/persons' })}
        />
      </FormPage>
    </Page>
  )
}
