import type { Partner } from '@pietas/contract/partners'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { PartnerLock } from '../partner-lock'

/** Whether nobody may choose a partner, and the way to the one above him: spec 1 section 2.1. */
export function PartnerBadges({ partner: { locked, parent } }: { partner: Pick<Partner, 'locked' | 'parent'> }) {
  const { t } = useTranslation()
  return (
    <>
      {locked && <PartnerLock />}
      {parent && (
        <Link to="/business-partners/$partnerId" params={{ partnerId: String(parent.id) }} search={{ tab: 'children' }}>
          {t('partner.below', { name: parent.name })}
        </Link>
      )}
    </>
  )
}
