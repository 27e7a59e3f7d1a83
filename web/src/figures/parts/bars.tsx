import { BarChart } from '@mui/x-charts/BarChart'
import { figureText } from '../numbers'
import * as styles from './bars.module.css'
import { chartHeight } from './chart-height'

export interface BarsProps {
  /** What is shown, for whoever does not see it. */
  label: string
  names: string[]
  series: { label: string; values: (number | null)[] }[]
  /** Bars that lie, each with its name before it. */
  lying?: boolean
  /** The series of a name stand on each other. */
  stacked?: boolean
}

// Colours of the theme: they change with the look of the page, and nothing is drawn anew.
const colors = ['primary-main', 'warning-main', 'info-main', 'secondary-main', 'success-main']
const colorOf = (at: number) => `var(--mui-palette-${colors[at % colors.length]})`
const ofBefore = 'var(--mui-palette-text-disabled)'

const widestName = 150

const countText = (value: number): string => figureText(value, 'count')

/** Counts as bars. All that they say stands in the table below them as well. */
export function Bars({ label, names, series, lying = false, stacked = false }: BarsProps) {
  const scale = { data: names, scaleType: 'band' as const, disableLine: true, disableTicks: true }
  const counts = { min: 0, tickMinStep: 1, valueFormatter: countText, disableLine: true, disableTicks: true }
  return (
    <div role="img" aria-label={label} className={styles.bars}>
      <BarChart
        height={chartHeight({ names, lying })}
        layout={lying ? 'horizontal' : 'vertical'}
        series={series.map((one, at) => ({
          data: one.values,
          label: one.label,
          color: stacked || at === 0 ? colorOf(at) : ofBefore,
          ...(stacked ? { stack: 'all' } : {}),
        }))}
        {...(lying
          ? { yAxis: [{ ...scale, width: widestName }], xAxis: [counts], grid: { vertical: true } }
          : { xAxis: [scale], yAxis: [{ ...counts, width: 36 }], grid: { horizontal: true } })}
        borderRadius={3}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        skipAnimation
        disableKeyboardNavigation
      />
    </div>
  )
}
