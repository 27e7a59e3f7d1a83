import { BarChart } from '@mui/x-charts/BarChart'
import { figureText } from '../numbers'
import * as styles from './bars.module.css'
import { chartHeight } from './chart-height'

export interface BarsProps {
  /** What is shown, for whoever does not see it. */
  label: string
  names: string[]
  /** The rest is what is left of a whole and is not told by itself. */
  series: { label: string; values: (number | null)[]; isRest?: boolean }[]
  /** Bars that lie, each with its name before it. */
  lying?: boolean
  /** The series of a name stand on each other. */
  stacked?: boolean
}

// Colours of the theme: they change with the look of the page, and nothing is drawn anew.
const colors = ['primary-main', 'warning-main', 'info-main', 'success-main', 'error-main']
const colorOf = (at: number) => `var(--mui-palette-${colors[at % colors.length]})`
const grey = 'var(--bar-grey)'

const widestName = 150

const countText = (value: number): string => figureText(value, 'count')

/** Counts as bars. All that they say stands in the table below them as well. */
export function Bars({ label, names, series, lying = false, stacked = false }: BarsProps) {
  const scale = { data: names, scaleType: 'band' as const, disableLine: true, disableTicks: true }
  const counts = { min: 0, tickMinStep: 1, valueFormatter: countText, disableLine: true, disableTicks: true }
  return (
    // Numbers run from left to right on a mirrored page as well.
    <div role="img" aria-label={label} className={styles.bars} dir="ltr">
      <BarChart
        height={chartHeight({ names, lying })}
        layout={lying ? 'horizontal' : 'vertical'}
        series={series.map((one, at) => ({
          data: one.values,
          id: one.isRest || (!stacked && at > 0) ? `grey-${at}` : `bar-${at}`,
          label: one.label,
          color: one.isRest || (!stacked && at > 0) ? grey : colorOf(at),
          ...(stacked ? { stack: 'all' } : {}),
        }))}
        {...(lying
          ? { yAxis: [{ ...scale, width: widestName }], xAxis: [counts], grid: { vertical: true } }
          : { xAxis: [scale], yAxis: [{ ...counts, width: 52 }], grid: { horizontal: true } })}
        borderRadius={3}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        skipAnimation
        disableKeyboardNavigation
      />
    </div>
  )
}
