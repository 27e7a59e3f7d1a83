export { PickedName } from './picked-name'
export { Picker, type PickerProps } from './picker'
export type { PickerSource } from './source'
export { useMadeElsewhere } from './use-made-elsewhere'
