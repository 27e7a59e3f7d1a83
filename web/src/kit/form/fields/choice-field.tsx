import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'

interface ChoiceFieldProps extends FieldProps {
  options: readonly string[]
  /** How an option reads, where that is not how it is stored. */
  labelOf?: (option: string) => string
  /** What an option is found by, where that is more than how it reads. */
  foundBy?: (option: string) => string
}

const asStored = (option: string) => option

/** One of a long fixed list, found by typing; a stored value outside of the list stays. */
export function ChoiceField({ options, labelOf = asStored, foundBy = labelOf, ...props }: ChoiceFieldProps) {
  const { t } = useTranslation()
  const { fact, value, change, blur, ref, disabled, ...shown } = useField<string | null>(props, labelOf)
  const all = value && !options.includes(value) ? [value, ...options] : options
  const filterOptions = useMemo(() => createFilterOptions({ stringify: foundBy }), [foundBy])
  if (fact) return fact
  return (
    <Autocomplete
      className={spanClass(props)}
      options={all}
      value={value}
      filterOptions={filterOptions}
      getOptionLabel={labelOf}
      // Two may read the same.
      getOptionKey={asStored}
      noOptionsText={t('common.no-results')}
      disabled={disabled}
      autoHighlight
      fullWidth
      size="small"
      onChange={(_event, chosen) => change(chosen)}
      onBlur={blur}
      renderInput={(params) => <MuiTextField {...params} {...shown} name={props.name} inputRef={ref} />}
    />
  )
}
