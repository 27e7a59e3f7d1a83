export { MultiSelectField } from './multi-select-field'
export { WeekdaysField } from './weekdays-field'
