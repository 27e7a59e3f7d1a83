import InputAdornment from '@mui/material/InputAdornment'
import { useController } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { useFormFacts } from '../record/form-context'
import * as styles from './colour-field.module.css'
import { TypedField } from './typed-field'
import type { FieldProps } from './use-field'

const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value)

function read(typed: string): string | null {
  const digits = typed.trim().replace(/^#/, '').toLowerCase()
  if (/^[\da-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`
  return isColour(`#${digits}`) ? `#${digits}` : null
}

const writing = { read, show: (stored: string) => (isColour(stored) ? stored : null) }

/** A colour, chosen or typed, kept as `#rrggbb`. */
export function ColourField(props: FieldProps) {
  const { t } = useTranslation()
  const { form } = useFormFacts()
  const { field } = useController({ name: props.name })
  const value = typeof field.value === 'string' && isColour(field.value) ? field.value : ''
  const swatch = (
    <InputAdornment position="end">
      <input
        type="color"
        className={value ? styles.colourSwatch : `${styles.colourSwatch} ${styles.empty}`}
        aria-label={t('form.choose-colour')}
        value={value || '#ffffff'}
        disabled={props.disabled || form.mode === 'view'}
        onChange={({ target }) => field.onChange(target.value)}
      />
    </InputAdornment>
  )
  return <TypedField {...props} writing={writing} fault="form.not-a-colour" placeholder="#rrggbb" adornment={swatch} />
}
