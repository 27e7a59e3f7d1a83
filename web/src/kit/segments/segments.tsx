import type { FocusEventHandler, KeyboardEvent, Ref } from 'react'
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
  /** Too many for one frame: each has its own, and they go on in the next line. The arrow keys choose. */
  many?: boolean
  /** A press of the pointer leaves the focus in the field where somebody types. */
  keepsFocus?: boolean
  /** Gets the button that the Tab key reaches. */
  buttonRef?: Ref<HTMLButtonElement>
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** A few values side by side in one frame, all in sight. */
export function Segments<Value extends string>({ options, value, onChoose, ...rest }: SegmentsProps<Value>) {
  const { label, labelledBy, disabled, onBlur, many = false, keepsFocus = false, buttonRef } = rest
  const isHeld = (option: Value) => (Array.isArray(value) ? value.includes(option) : option === value)
  const reached = options.find((option) => isHeld(option.value)) ?? options[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!many || !step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const turn = event.key.startsWith('Arrow') && /Left|Right/.test(event.key) && isRightToLeft(event.currentTarget)
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement) + (turn ? -step : step)
    const next = (at + buttons.length) % buttons.length
    buttons[next]?.focus()
    const option = options[next]
    if (option && !isHeld(option.value)) onChoose(option.value)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={many ? `${styles.segments} ${styles.many}` : styles.segments}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => keepsFocus && event.preventDefault()}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          value={option.value}
          aria-pressed={isHeld(option.value)}
          {...(many ? { tabIndex: option === reached ? 0 : -1 } : {})}
          {...(option === reached ? { ref: buttonRef } : {})}
          disabled={disabled}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
