import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Plus } from 'lucide-react'
import { Picker, type PickerSource } from '../../picker'
import { type FieldProps, spanClass, useField } from './use-field'

interface PickerFieldProps<Item extends { id: number }> extends FieldProps {
  source: PickerSource<Item>
  /** Opens in another tab, so that this form stays as it is; false keeps the space of a forbidden button. */
  create?: { href: string; label: string } | false
  refuse?: (item: Item) => string | undefined
  onChoose?: (item: Item | null) => void
}

/** The id of another record, found by typing. */
export function PickerField<Item extends { id: number }>({
  source,
  create,
  refuse,
  onChoose,
  ...props
}: PickerFieldProps<Item>) {
  const { value, change, blur, ref, ...shown } = useField<number | null>(props)
  return (
    <div className={`picker-field ${spanClass(props)}`}>
      <Picker
        {...shown}
        name={props.name}
        source={source}
        value={value}
        inputRef={ref}
        onBlur={blur}
        onChange={(id, item) => {
          change(id)
          onChoose?.(item)
        }}
        {...(refuse ? { refuse } : {})}
      />
      {create && !shown.disabled && (
        <Tooltip title={create.label}>
          <IconButton component="a" href={create.href} target="_blank" rel="noopener" aria-label={create.label}>
            <Plus size={20} />
          </IconButton>
        </Tooltip>
      )}
      {create === false && !shown.disabled && <span className="picker-placeholder" />}
    </div>
  )
}
