import type { ComponentProps } from 'react'
import { FilterBar } from '../../kit/list'
import * as styles from './day-bar.module.css'
import { DaySteps } from './day-steps'

interface DayBarProps extends ComponentProps<typeof FilterBar> {
  day: string
  onDay: (day: string) => void
  /** Said below when the day holds more than is shown. */
  cut?: string | false | undefined
}

/** What a page about one day is headed by: which day, and what it is narrowed to. */
export function DayBar({ day, onDay, cut, ...filters }: DayBarProps) {
  return (
    <>
      <div className={styles.bar} data-screen-only>
        <DaySteps day={day} onChange={onDay} />
        <FilterBar {...filters} />
      </div>
      {cut && <p className={styles.cut}>{cut}</p>}
    </>
  )
}
