import Button from '@mui/material/Button'
import { addDays, today } from '@pietas/contract/kit/days'
import { useTranslation } from '../../kit/i18n'
import { DayInput } from '../../kit/list/filters/day-input'
import { useSettings } from '../../kit/settings'
import { Steps } from '../../kit/steps'
import { weekdayOf } from '../views/day-title'
import * as styles from './day-steps.module.css'

/** Goes from day to day, back to today, or to a day that is typed or chosen. */
export function DaySteps({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const { t } = useTranslation()
  const { language } = useSettings()
  return (
    <div className={styles.steps}>
      <Button variant="outlined" disabled={day === today()} onClick={() => onChange(today())}>
        {t('day.today')}
      </Button>
      <Steps before={t('day.before')} after={t('day.after')} onStep={(by) => onChange(addDays(day, by))} />
      <div className={styles.day}>
        <DayInput label={t('day.day')} value={day} onChange={(chosen) => onChange(chosen ?? today())} />
      </div>
      <span className={styles.weekday}>{weekdayOf(day, language)}</span>
    </div>
  )
}
