import type { BusyBlock } from '@pietas/contract/calendar'
import type { CalendarEvent } from '../events/task-event'
import { timeIn, wallOf } from '../events/wall'
import { rowId } from './row-id'

/**
 * Times at which somebody or something is taken by what is not shown: of another house, or of what may not be read.
 * Spec 3 section 2.5, decisions section 10.
 *
 * @param shown the ids of the tasks that are drawn as themselves.
 * @param title `Belegt`.
 */
export const busyEvents = (blocks: readonly BusyBlock[], shown: ReadonlySet<number>, title: string): CalendarEvent[] =>
  blocks
    .filter(({ taskId }) => taskId === null || !shown.has(taskId))
    .map((block, index) => {
      const [start, end] = [wallOf(block.startDate), wallOf(block.endDate)]
      const allDay = timeIn(start) === '00:00' && timeIn(end) === '00:00'
      const time = allDay ? '' : `${timeIn(start)} – ${timeIn(end)}`
      return {
        id: `busy-${rowId(block)}-${block.startDate}-${index}`,
        taskId: undefined,
        start,
        end,
        allDay,
        blocks: { start, end },
        title,
        time,
        about: time ? `${time}, ${title}` : title,
        type: undefined,
        status: undefined,
        rows: [rowId(block)],
        fixed: 'busy',
        isConflict: false,
      }
    })
