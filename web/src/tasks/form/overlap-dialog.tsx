import { wallTimeOf } from '@pietas/contract/kit/instants'
import { fullName } from '@pietas/contract/persons'
import { type OverlappingTask, taskTypeOf } from '@pietas/contract/tasks'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { InsistDialog } from '../../kit/list/table/insist-dialog'
import type { OverlapQuestion } from './use-save-task'

/** `22.11.2026, 10:00 – 11:30`; of leave, which takes whole days, the days alone. */
export function spanText({ startDate, endDate }: Pick<OverlappingTask, 'startDate' | 'endDate'>): string {
  const [start, end] = [startDate, endDate].map((at) =>
    at.includes('T') ? { day: formatDate(at), time: wallTimeOf(at).time } : { day: formatDate(at), time: null },
  )
  if (start?.day === end?.day) return joinParts([start?.day, joinParts([start?.time, end?.time], ' – ')], ', ')
  const ends = [start, end].map((one) => joinParts([one?.day, one?.time], ', '))
  return joinParts(ends, ' – ')
}

/** What is planned already at the same time, with whom or what both need, and the choice to go on all the same. */
export function OverlapDialog({ found, cause, onAnswer }: OverlapQuestion) {
  const { t } = useTranslation()
  const typeOf = ({ type }: OverlappingTask) => {
    const known = type && taskTypeOf(type)
    return known ? t(`task.type.${known}`) : '–'
  }
  const processOf = ({ process }: OverlappingTask) =>
    process ? `${process.id} · ${fullName(process.deceasedPerson)}` : '–'
  return (
    <InsistDialog
      title={t('task.overlap.title')}
      subtitle={t(`task.overlap.${cause}-subtitle`)}
      confirm={t(`task.overlap.${cause}`)}
      onAnswer={onAnswer}
      heads={[
        t('task.type'),
        t('task.processId'),
        t('task.title'),
        t('task.overlap.appointment'),
        t('task.overlap.blocked-by'),
      ]}
      rows={found.map((task, index) => ({
        // Of what may not be read not even the id is known.
        id: task.id ?? -1 - index,
        cells: [
          typeOf(task),
          processOf(task),
          task.title || t('task.overlap.busy'),
          <span key="span" className="numeric">
            {spanText(task)}
          </span>,
          task.blockedBy.join(', '),
        ],
      }))}
    />
  )
}
