import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import MuiTextField from '@mui/material/TextField'
import type { Option } from '../form/fields/select-field'
import { type FieldProps, spanClass, useField } from '../form/fields/use-field'
import { useTranslation } from '../i18n'

interface MultiSelectFieldProps extends FieldProps {
  options: readonly Option[]
  /** What may be neither chosen nor taken away. */
  locked?: readonly string[]
}

/** Several of a short list, each as a chip. */
export function MultiSelectField({ options, locked = [], ...props }: MultiSelectFieldProps) {
  const { t } = useTranslation()
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const { fact, value, change, blur, ref, disabled, required, ...shown } = useField<string[] | null>(
    { required: false, ...props },
    (values: string[]) => values.map(labelOf).join(', '),
  )
  const chosen = value ?? []
  const isLocked = (one: string) => locked.includes(one)
  // Taken away by a key or by the cross of the field as well.
  const keepLocked = (next: string[]) =>
    change([...chosen.filter((one) => isLocked(one) && !next.includes(one)), ...next])
  if (fact) return fact
  return (
    <Autocomplete
      className={spanClass(props)}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      fullWidth
      size="small"
      options={options.map((option) => option.value)}
      value={chosen}
      disabled={disabled}
      getOptionLabel={labelOf}
      getOptionDisabled={isLocked}
      noOptionsText={t('common.no-results')}
      onBlur={blur}
      onChange={(_event, next) => keepLocked(next)}
      renderValue={(picked, itemProps) =>
        picked.map((one, index) => {
          const { key, onDelete, ...chip } = itemProps({ index })
          return <Chip key={key} {...chip} {...(isLocked(one) ? {} : { onDelete })} size="small" label={labelOf(one)} />
        })
      }
      renderInput={(params) => (
        <MuiTextField {...params} {...shown} required={required} name={props.name} inputRef={ref} />
      )}
    />
  )
}
