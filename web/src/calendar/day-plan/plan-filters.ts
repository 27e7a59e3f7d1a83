import type { MessageKey } from '../../kit/i18n'
import { type Filter, pickerFilter } from '../../kit/list'
import { carSource } from '../../master-data'
import { colleagueSource } from '../../users'
import { type SheetKind, sheetKinds } from './sheets'

/** Whose sheets are looked at: those of people or of cars, all of them or one. */
export const planFilters = (kind: SheetKind): Filter[] => [
  {
    id: 'sheets',
    label: 'plan.sheets',
    kind: 'select',
    options: sheetKinds.map((one) => ({ value: one, label: `plan.sheets.${one}` as MessageKey })),
  },
  kind === 'users'
    ? pickerFilter({ id: 'of', label: 'plan.user', source: colleagueSource })
    : pickerFilter({ id: 'of', label: 'plan.car', source: () => carSource() }),
]
