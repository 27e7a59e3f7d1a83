import { MultiPicker, type PickerSource } from '../../picker'
import { type FieldProps, spanClass, useField } from './use-field'

interface MultiPickerFieldProps<Item extends { id: number }> extends FieldProps {
  source: PickerSource<Item>
}

/** The ids of several other records, found by typing. */
export function MultiPickerField<Item extends { id: number }>({ source, ...props }: MultiPickerFieldProps<Item>) {
  const { value, change, blur, ref, ...shown } = useField<number[] | null>({ required: false, ...props })
  return (
    <div className={spanClass(props)}>
      <MultiPicker
        {...shown}
        name={props.name}
        source={source}
        value={value ?? []}
        inputRef={ref}
        onBlur={blur}
        onChange={change}
      />
    </div>
  )
}
