import type { Partner } from '@pietas/contract/partners'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { FormPage, Page } from '../../kit/page'
import { tellMade } from '../../kit/picker'
import { PartnerForm } from '../partner-form'
import { partnerSources } from './partner-sources'

/** The form of a new partner as a page: opened from pickers in another tab. */
export function CreatePartnerPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { parent } = useSearch({ from: '/inside/business-partners/create' })
  const showSaved = ({ id }: Partner) => {
    tellMade(id)
    void navigate({ to: '/business-partners/$partnerId', params: { partnerId: String(id) } })
  }
  return (
    <Page title={t('partner.create')} list={{ to: '/business-partners', label: t('partner.many') }}>
      <FormPage>
        <PartnerForm
          mode="create"
          parentId={parent}
          title={t('partner.create')}
          sources={partnerSources()}
          onSaved={showSaved}
          onCancel={() => void navigate({ to: '/business-partners' })}
        />
      </FormPage>
    </Page>
  )
}
