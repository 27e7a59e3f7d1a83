import { type Period, periodBefore, periodOf } from '@pietas/contract/figures'
import { today } from '@pietas/contract/kit/days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { client } from '../../kit/api/client'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import { Failed, Page } from '../../kit/page'
import { PrintButton, printCommand } from '../../kit/print'
import { CompanyChoice, useCompanies } from '../company-choice'
import { periodText } from '../numbers'
import { FiguresShown } from '../parts/figures-shown'
import { type FiguresSearch, readFiguresSearch } from '../period/period-address'
import { PeriodBar } from '../period/period-bar'
import * as styles from './figures-page.module.css'

const usual = 'this-year'

/** What of the address is the usual is not written there. */
const written = ({ period, company, ...own }: FiguresSearch, usualCompany: number | undefined): FiguresSearch => ({
  ...own,
  ...(period && period !== usual ? { period } : {}),
  ...(company && company !== usualCompany ? { company } : {}),
})

/** The key figures of a company for a period, beside those of as many days before it. */
export function FiguresPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = readFiguresSearch(useSearch({ strict: false }))
  const { period: name = usual, from, to, company: asked } = search
  const companies = useCompanies()
  const company = companies.find(({ id }) => id === asked) ?? companies[0]
  const isOwn = from !== undefined && to !== undefined
  const period: Period = isOwn ? { from, to } : periodOf(name, today())
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['figures', company?.id, period.from, period.to],
    queryFn: ({ signal }) =>
      client.figures.get({ query: period, signal, ...(company ? { legalEntityId: company.id } : {}) }),
    enabled: company !== undefined,
    placeholderData: keepPreviousData,
  })
  const go = (next: FiguresSearch) =>
    void navigate({ to: '.', search: written(next, companies[0]?.id) as never, replace: true })
  const title = periodText(period)
  useCommands(t('nav.kpi'), [{ ...printCommand(), quiet: true }])
  const kept = company ? { company: company.id } : {}
  return (
    <Page
      title={t('nav.kpi')}
      paperHead={`${t('nav.kpi')} · ${company?.name ?? ''} · ${title}`}
      actions={<PrintButton />}
    >
      <div className={styles.choices} data-screen-only>
        <PeriodBar
          period={period}
          name={isOwn ? null : name}
          onName={(period) => go({ ...kept, period })}
          onDays={(days) => go({ ...kept, ...days })}
        />
        {company && (
          <CompanyChoice
            companyId={company.id}
            onChoose={(id) => go({ ...(isOwn ? { from, to } : { period: name }), company: id })}
          />
        )}
      </div>
      <p className={styles.period} aria-live="polite">
        <strong>{title}</strong> {t('figures.beside', { period: periodText(periodBefore(period)) })}
      </p>
      {error && !data && <Failed isPage={false} />}
      {data && company && (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <FiguresShown figures={data} company={company.name} />
        </div>
      )}
    </Page>
  )
}
