import { type ReactNode, useId } from 'react'
import * as styles from './side-by-side.module.css'

interface SideBySideProps {
  label: string
  sides: readonly [ReactNode, ReactNode]
  /** Index of the side that is taken. */
  chosen: number
  hasFocus?: boolean
  onChoose: (side: number) => void
}

/** Two things beside each other, of which one is taken. */
export function SideBySide({ label, sides, chosen, hasFocus = false, onChoose }: SideBySideProps) {
  const id = useId()
  return (
    <fieldset className={styles.sideBySide}>
      <legend>{label}</legend>
      {sides.map((content, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and they stay where they are
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={id}
            checked={chosen === side}
            // biome-ignore lint/a11y/noAutofocus: the dialog opens to ask for this decision
            autoFocus={hasFocus && side === 0}
            onChange={() => onChoose(side)}
          />
          <span className={styles.sideContent}>{content}</span>
        </label>
      ))}
    </fieldset>
  )
}
