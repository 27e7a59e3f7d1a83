import { timedTypes, wireTypeOf } from '@pietas/contract/tasks'
import type { MessageKey } from '../../kit/i18n'
import { type Filter, pickerFilter } from '../../kit/list'
import { carSource } from '../../master-data'
import { colleagueSource } from '../../users'

/** What the stops of a day can be narrowed to. */
export const mapFilters: Filter[] = [
  pickerFilter({ id: 'user', label: 'map.user', source: colleagueSource }),
  pickerFilter({ id: 'car', label: 'task.carId', source: () => carSource() }),
  {
    id: 'type',
    label: 'task.type',
    kind: 'select',
    options: timedTypes.map((type) => ({ value: wireTypeOf(type), label: `task.type.${type}` as MessageKey })),
  },
]
