import { useTranslation } from '../../kit/i18n'
import { useSettings } from '../../kit/settings'
import { dayTitle } from '../views/day-title'
import { PlanLine } from './plan-line'
import * as styles from './plan-sheet.module.css'
import type { Sheet } from './sheets'

interface PlanSheetProps {
  sheet: Sheet
  day: string
  /** What everybody should know of the day. */
  note: string | undefined
}

/** One sheet of paper: whose it is, what everybody should know of the day, and what is to be done when and where. */
export function PlanSheet({ sheet: { id, name, tasks }, day, note }: PlanSheetProps) {
  const { t } = useTranslation()
  const { language } = useSettings()
  const whose = id === null ? t('plan.nobody') : name
  return (
    <section className={styles.sheet} aria-label={whose}>
      <header className={styles.head}>
        <h2 dir="auto">{whose}</h2>
        <span>{dayTitle(day, language)}</span>
      </header>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      <ol className={styles.lines}>
        {tasks.map((task) => (
          <PlanLine key={task.id} task={task} of={id} />
        ))}
      </ol>
    </section>
  )
}
