import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './contested-field.module.css'

interface Version {
  /** Whose it is. */
  from: string
  /** As it reads. */
  value: ReactNode
}

interface ContestedFieldProps {
  label: string
  own: Version
  theirs: Version
  takesTheirs: boolean
  hasFocus?: boolean
  onChoose: (theirs: boolean) => void
}

/** Two versions of a field side by side, of which one is taken. */
export function ContestedField({ label, own, theirs, takesTheirs, hasFocus = false, onChoose }: ContestedFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const versions = [
    { theirs: false, ...own },
    { theirs: true, ...theirs },
  ]
  return (
    <fieldset className={styles.contestedField}>
      <legend>{label}</legend>
      {versions.map((version) => (
        <label key={`${version.theirs}`} className={styles.contestedVersion}>
          <input
            type="radio"
            name={id}
            checked={takesTheirs === version.theirs}
            // biome-ignore lint/a11y/noAutofocus: the dialog opens to ask for this decision
            autoFocus={hasFocus && !version.theirs}
            onChange={() => onChoose(version.theirs)}
          />
          <span className={styles.contestedFrom}>{version.from}</span>
          <bdi className={styles.contestedValue}>
            {version.value || <span className={styles.contestedEmpty}>{t('form.merge.empty')}</span>}
          </bdi>
        </label>
      ))}
    </fieldset>
  )
}
