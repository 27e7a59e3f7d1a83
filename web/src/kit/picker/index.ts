export { MultiPicker } from './multi-picker'
export { Picker, type PickerProps } from './picker'
export type { PickerSource } from './source'
export { useMadeElsewhere } from './use-made-elsewhere'
