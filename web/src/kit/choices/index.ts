export { MultiSelectField } from './multi-select-field'
export { SeveralField } from './several-field'
export { WeekdaysField } from './weekdays-field'
export { WordsField } from './words-field'
