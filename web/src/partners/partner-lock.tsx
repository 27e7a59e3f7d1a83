import { useTranslation } from '../kit/i18n'
import { SoftChip } from '../kit/theme'
import * as styles from './partner-lock.module.css'

/** Marks a partner whom nobody may choose any more. */
export function PartnerLock() {
  const { t } = useTranslation()
  return (
    <span className={styles.partnerLock}>
      <SoftChip tone="orange">{t('partner.is-locked')}</SoftChip>
    </span>
  )
}
