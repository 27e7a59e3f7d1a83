import Paper from '@mui/material/Paper'
import type { PositionSums } from '@pietas/contract/processes'
import { useTranslation } from '../../kit/i18n'
import { euros } from '../../kit/money'
import * as shared from './positions-tab.module.css'
import * as styles from './sums.module.css'

/** What all positions come to: net, the tax of each rate, what is passed through, and what is left to be paid. */
export function Sums({ sums }: { sums: PositionSums }) {
  const { t } = useTranslation()
  return (
    <Paper component="section" variant="outlined" className={shared.panel} aria-label={t('position.sums')}>
      <header>
        <h2>{t('position.sums')}</h2>
      </header>
      <SumList sums={sums} />
    </Paper>
  )
}

/** The same as a list alone, for paper as well. */
export function SumList({ sums }: { sums: PositionSums }) {
  const { t } = useTranslation()
  const { netCents, vat, passThroughCents, grossCents, paidCents, openCents } = sums
  const taxes = vat.filter(({ vatCents }) => vatCents !== 0)
  return (
    <dl className={styles.sums}>
      {(taxes.length > 0 || passThroughCents !== 0) && <Sum label={t('position.net')} cents={netCents} />}
      {taxes.map(({ rate, vatCents }) => (
        <Sum key={rate} label={t('position.vat-of', { rate })} cents={vatCents} />
      ))}
      {passThroughCents !== 0 && <Sum label={t('position.pass-through-sum')} cents={passThroughCents} />}
      <Sum label={t('position.gross')} cents={grossCents} isTotal />
      {paidCents !== 0 && (
        <>
          <Sum label={t('position.paid')} cents={-paidCents} />
          <Sum label={t('position.open')} cents={openCents} isTotal />
        </>
      )}
    </dl>
  )
}

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className="numeric">{euros(cents)}</dd>
    </div>
  )
}
