import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { type DueOffset, dueAnchors } from '@pietas/contract/tasks'
import { useController } from 'react-hook-form'
import { useDescription, useFormMode, useWholeField, whenReleased } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import { dueText } from './due-text'
import * as styles from './offset-field.module.css'

const sides = ['after', 'before'] as const
const longest = 3650

/** On which day of a case something is due: so many days after it, or before it; empty = it hangs on none. */
export function OffsetField({ name }: { name: string }) {
  const { t } = useTranslation()
  const label = t('taskTemplate.dueOffset')
  const { field } = useController({ name })
  const { message, container } = useWholeField(name)
  const disabled = useFormMode() === 'view'
  useDescription(name, label, (offset: DueOffset) => dueText(offset, t))
  const value = field.value as DueOffset | null
  const { onChange: change } = field
  const blur = () => whenReleased(field.onBlur)
  const isBefore = value !== null && (value.days < 0 || Object.is(value.days, -0))
  const counted = (typed: string, before: boolean) => {
    const days = Math.min(Number(typed.replace(/\D/g, '') || 0), longest)
    return before ? -days : days
  }
  return (
    <fieldset ref={container} className={styles.offsetField} aria-label={label}>
      <MuiTextField
        select
        fullWidth
        label={label}
        error={message !== undefined}
        helperText={message}
        disabled={disabled}
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
    </fieldset>
  )
}
