import { useTranslation } from '../kit/i18n'
import { SoftChip } from '../kit/theme'
import './partners.css'

/** Marks a partner whom nobody may choose any more. */
export function PartnerLock() {
  const { t } = useTranslation()
  return (
    <span className="partner-lock">
      <SoftChip tone="orange">{t('partner.is-locked')}</SoftChip>
    </span>
  )
}
