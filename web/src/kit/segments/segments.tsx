import type { FocusEventHandler } from 'react'
import * as styles from './segments.module.css'

interface SegmentsProps<Value extends string> {
  options: readonly { value: Value; label: string }[]
  /** The one that holds, or those of several. */
  value: Value | null | readonly Value[]
  onChoose: (value: Value) => void
  /** What is chosen, or the id of the element that says so. */
  label?: string
  labelledBy?: string
  disabled?: boolean
  onBlur?: FocusEventHandler
}

/** A few values side by side in one frame, all in sight. */
export function Segments<Value extends string>({ options, value, onChoose, ...rest }: SegmentsProps<Value>) {
  const { label, labelledBy, disabled, onBlur } = rest
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div role="group" aria-label={label} aria-labelledby={labelledBy} className={styles.segments} onBlur={onBlur}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          value={option.value}
          aria-pressed={Array.isArray(value) ? value.includes(option.value) : option.value === value}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
