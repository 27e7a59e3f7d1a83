import { today } from '@pietas/contract/kit/days'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../kit/i18n'
import { Fill, Page } from '../../kit/page'
import { useSettings } from '../../kit/settings'
import { Steps } from '../../kit/steps'
import { addMonths, monthTitle } from '../../kit/time'
import { BillingTable } from '../billing/billing-table'
import * as styles from './billing-statistics-page.module.css'

const thisMonth = () => today().slice(0, 7)

/** What the platform bills its tenants by, month by month. */
export function BillingStatisticsPage() {
  const { t } = useTranslation()
  const { language } = useSettings()
  const navigate = useNavigate()
  const { month = thisMonth() } = useSearch({ strict: false }) as { month?: string }
  const go = (by: 1 | -1) => {
    const next = addMonths(`${month}-01`, by).slice(0, 7)
    void navigate({ to: '.', search: (next === thisMonth() ? {} : { month: next }) as never, replace: true })
  }
  const title = monthTitle(`${month}-01`, language)
  return (
    <Page title={t('nav.billing-statistics')} paperHead={`${t('nav.billing-statistics')} · ${title}`}>
      <div className={styles.billingBar}>
        <Steps
          before={t('billing.month-before')}
          after={t('billing.month-after')}
          isLast={month >= thisMonth()}
          onStep={go}
        />
        <h2 aria-live="polite">{title}</h2>
        <p>{t('billing.hint')}</p>
      </div>
      <Fill>
        <BillingTable key={month} month={month} label={`${t('nav.billing-statistics')} ${title}`} />
      </Fill>
    </Page>
  )
}
