import { Fragment } from 'react'
import { MultiPicker, PickedName, type PickerSource } from '../../picker'
import { type FieldProps, spanClass, useField } from './use-field'

export interface MultiPickerFieldProps<Item extends { id: number }> extends FieldProps {
  source: PickerSource<Item>
}

/** The ids of several other records, found by typing. */
export function MultiPickerField<Item extends { id: number }>({ source, ...props }: MultiPickerFieldProps<Item>) {
  const { fact, value, change, blur, ref, ...shown } = useField<number[] | null>(
    { required: false, ...props },
    (ids: number[]) =>
      ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <PickedName source={source} id={id} />
        </Fragment>
      )),
  )
  if (fact) return fact
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
