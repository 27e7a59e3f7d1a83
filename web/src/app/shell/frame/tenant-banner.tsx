import { DoorOpen } from 'lucide-react'
import { useTranslation } from '../../../kit/i18n'
import { useSession } from '../../../kit/session'
import { leaveTenant } from '../../../tenants'
import * as styles from './tenant-banner.module.css'

/** Says all the while that one of our own people works in the tenant of somebody else, and leads out of it. */
export function TenantBanner() {
  const { t } = useTranslation()
  const { me, tenant } = useSession()
  if (me.platformRole === null || !tenant) return null
  return (
    <section className={styles.tenantBanner} aria-label={t('tenant.visit')} data-screen-only>
      <DoorOpen size={18} aria-hidden />
      <span className={styles.tenantBannerText}>{t('tenant.visited', { name: tenant.name })}</span>
      <button type="button" className={styles.tenantBannerLeave} onClick={() => void leaveTenant()}>
        {t('tenant.leave')}
      </button>
    </section>
  )
}
