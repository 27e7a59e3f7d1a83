import { type ReactNode, useId } from 'react'
import * as styles from './settings-drawer.module.css'

interface ChoiceCardsProps<Value extends string> {
  label: string
  value: Value
  choices: { value: Value; label: string; sample: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few things that are better seen than read; by keyboard it is a group of radio buttons. */
export function ChoiceCards<Value extends string>({ label, value, choices, onChange }: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.choiceCards}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choiceCard}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.sample}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
