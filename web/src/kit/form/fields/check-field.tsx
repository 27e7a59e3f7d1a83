import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from '../../i18n'
import { Tooltip } from '../../tooltip'
import { type FieldProps, useField } from './use-field'

/** Yes or no in front of a line that says what it is about: ticked or not. */
export function CheckField(props: FieldProps) {
  const { t } = useTranslation()
  const { fact, value, change, blur, ref, label, disabled } = useField<boolean | null>(
    props,
    (on: boolean) => t(on ? 'common.yes' : 'common.no'),
    { nothing: false },
  )
  if (fact) return fact
  return (
    <Tooltip title={label}>
      <Checkbox
        name={props.name}
        checked={value ?? false}
        disabled={disabled}
        slotProps={{ input: { ref, 'aria-label': label } }}
        onBlur={blur}
        onChange={(_event, checked) => change(checked)}
      />
    </Tooltip>
  )
}
