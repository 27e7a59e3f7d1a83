import type { StopPlace } from '@pietas/contract/calendar'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { beginOf } from '@pietas/contract/tasks'
import { joinParts, type Translate } from '../../kit/i18n'
import type { PlannedTask } from '../planned-task'

/** When a stop is: `09:00 – 10:30`, of a transport without an end `22:15`, or that nobody has said. */
export const timeOf = (task: Pick<PlannedTask, 'type' | 'startDate' | 'endDate' | 'dueDate'>, t: Translate): string =>
  joinParts(
    [beginOf(task), task.endDate].map((instant) => instant && wallTimeOf(instant).time),
    ' – ',
  ) || t('map.no-time')

/** Where it is: its name and its address. */
export const placeLine = (place: StopPlace | undefined): string =>
  place ? joinParts([place.address.name, formatAddress(place.address)], ', ') : ''
