export { Picker, type PickerProps } from './picker'
export { type PickerSource, sourceByName } from './source'
export { useMadeElsewhere } from './use-made-elsewhere'
