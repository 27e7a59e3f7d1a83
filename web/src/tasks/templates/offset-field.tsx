import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { type DueOffset, dueAnchors } from '@pietas/contract/tasks'
import { type FieldProps, useField } from '../../kit/form/fields/use-field'
import { useTranslation } from '../../kit/i18n'
import { dueText } from './due-text'
import * as styles from './offset-field.module.css'

const sides = ['after', 'before'] as const
const longest = 3650

/** On which day of a case something is due: so many days after it, or before it; empty = it hangs on none. */
export function OffsetField(props: FieldProps) {
  const { t } = useTranslation()
  const { value, change, blur, ref, label, error, helperText, disabled, required } = useField<DueOffset | null>(
    props,
    (offset: DueOffset) => dueText(offset, t),
  )
  const isBefore = value !== null && (value.days < 0 || Object.is(value.days, -0))
  const counted = (typed: string, before: boolean) => {
    const days = Math.min(Number(typed.replace(/\D/g, '') || 0), longest)
    return before ? -days : days
  }
  return (
    <div className={styles.offsetField}>
      <MuiTextField
        select
        fullWidth
        label={label}
        required={required}
        error={error}
        helperText={helperText}
        disabled={disabled}
        inputRef={ref}
        value={value?.anchor ?? ''}
        onBlur={blur}
        onChange={({ target }) =>
          change(target.value ? { days: value?.days ?? 0, anchor: target.value as DueOffset['anchor'] } : null)
        }
      >
        <MenuItem value="">
          <em>{t('taskTemplate.due-none')}</em>
        </MenuItem>
        {dueAnchors.map((anchor) => (
          <MenuItem key={anchor} value={anchor}>
            {t(`taskTemplate.dueOn.${anchor}`)}
          </MenuItem>
        ))}
      </MuiTextField>
      {value && (
        <>
          <MuiTextField
            label={t('taskTemplate.count')}
            disabled={disabled}
            value={String(Math.abs(value.days))}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
            onBlur={blur}
            onChange={({ target }) => change({ ...value, days: counted(target.value, isBefore) })}
          />
          <MuiTextField
            select
            label={t('taskTemplate.side')}
            disabled={disabled}
            value={isBefore ? 'before' : 'after'}
            onBlur={blur}
            onChange={({ target }) =>
              change({ ...value, days: counted(String(value.days), target.value === 'before') })
            }
          >
            {sides.map((side) => (
              <MenuItem key={side} value={side}>
                {t(`taskTemplate.side.${side}`)}
              </MenuItem>
            ))}
          </MuiTextField>
        </>
      )}
    </div>
  )
}
