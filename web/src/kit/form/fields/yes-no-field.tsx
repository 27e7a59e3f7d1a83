import FormHelperText from '@mui/material/FormHelperText'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from '../../i18n'
import { type FieldProps, spanClass, useField } from './use-field'
import * as styles from './yes-no-field.module.css'

const keys: Record<string, boolean | null> = { j: true, y: true, n: false, delete: null, backspace: null }

/**
 * Yes, no, or not known yet: pressing what is chosen takes it back. The keys J and N answer, so that a long list is
 * filled with one key and one Tab for each line.
 */
export function YesNoField(props: FieldProps) {
  const id = useId()
  const { t } = useTranslation()
  const { fact, value, change, blur, label, disabled, helperText, error } = useField<boolean | null>(
    props,
    (on: boolean) => t(on ? 'common.yes' : 'common.no'),
  )
  const group = useRef<HTMLDivElement>(null)
  const choose = (next: boolean | null) => change(next === value ? null : next)
  // The focus follows the answer, so that Tab leads on from there.
  const focusOn = (on: boolean) => group.current?.querySelectorAll('button')[on ? 0 : 1]?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const key = event.key.toLowerCase()
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      focusOn(document.activeElement !== group.current?.firstElementChild)
    } else if (key in keys) {
      const answered = keys[key] ?? null
      change(answered)
      focusOn(answered ?? true)
    } else return
    event.preventDefault()
  }
  const answer = (on: boolean) => (
    <button
      type="button"
      aria-pressed={value === on}
      disabled={disabled}
      tabIndex={(value ?? true) === on ? 0 : -1}
      onClick={() => choose(on)}
    >
      {t(on ? 'common.yes' : 'common.no')}
    </button>
  )
  if (fact) return fact
  return (
    <div className={`${styles.yesNo} ${spanClass(props)}`}>
      <span id={id} className={styles.yesNoLabel}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its legend */}
      <div
        ref={group}
        role="group"
        aria-labelledby={id}
        className={styles.yesNoAnswers}
        onKeyDown={onKeyDown}
        onBlur={blur}
      >
        {answer(true)}
        {answer(false)}
      </div>
      {helperText && <FormHelperText error={error}>{helperText}</FormHelperText>}
    </div>
  )
}
