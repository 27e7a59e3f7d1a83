import type { Partner } from '@pietas/contract/partners'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../kit/api'
import { client } from '../kit/api/client'
import { DrawerSkeleton, SideDrawer } from '../kit/drawer'
import { EmptyState } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { PartnerForm, type PartnerSources } from './partner-form'
import { partnerLabel } from './source'

interface PartnerAboveProps {
  partnerId: number
  legalEntityId: number
  /** Where his form looks for records of features to its right. */
  sourcesOf: (partner: Partner) => PartnerSources
  onClose: () => void
}

/** The data of a business partner, from the side above another drawer. */
export function PartnerAbove({ partnerId, legalEntityId, sourcesOf, onClose }: PartnerAboveProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const { data: partner, error } = useQuery({
    queryKey: ['partners', legalEntityId, 'one', partnerId],
    queryFn: ({ signal }) => client.partners.get(partnerId, { legalEntityId, signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
  })
  const mode = may('BusinessPartner:CreateOrEdit') && !partner?.deleted ? 'update' : 'view'
  return (
    <SideDrawer size="large" title={partner ? partnerLabel(partner) : t('partner.one')} onClose={onClose}>
      {partner && (
        <PartnerForm
          mode={mode}
          partner={partner}
          title={t('partner.tab.base')}
          sources={sourcesOf(partner)}
          onSaved={onClose}
          onCancel={onClose}
        />
      )}
      {!partner && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'partner.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}
