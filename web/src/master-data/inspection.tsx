import { addDays, formatDay, today } from '@pietas/contract/kit/days'
import type { Car } from '@pietas/contract/master-data'
import { useTranslation } from '../kit/i18n'
import type { Column } from '../kit/list'
import { SoftChip } from '../kit/theme'
import * as styles from './inspection.module.css'

/** Days before an inspection in which it is pointed out. */
const notice = 30

/** Whether an inspection is over its day or will be soon. */
export const inspectionState = (dueAt: string, now = today()): 'overdue' | 'soon' | 'later' => {
  if (dueAt < now) return 'overdue'
  return dueAt <= addDays(now, notice) ? 'soon' : 'later'
}

export const inspectionColumn: Column<Car> = {
  id: 'inspectionDueAt',
  header: 'masterData.inspectionDueAt',
  width: 210,
  kind: 'date',
  value: (car) => car.inspectionDueAt,
  cell: (car) => car.inspectionDueAt && <Inspection dueAt={car.inspectionDueAt} />,
}

function Inspection({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation()
  const state = inspectionState(dueAt)
  return (
    <span className={styles.inspection}>
      {formatDay(dueAt)}
      {state !== 'later' && (
        <SoftChip tone={state === 'overdue' ? 'red' : 'orange'}>{t(`masterData.inspection.${state}`)}</SoftChip>
      )}
    </span>
  )
}
