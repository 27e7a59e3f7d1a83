import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './contested-field.module.css'
import { SideBySide } from './side-by-side'

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
export function ContestedField({ own, theirs, takesTheirs, onChoose, ...rest }: ContestedFieldProps) {
  return (
    <SideBySide
      {...rest}
      sides={[<Reading key="own" {...own} />, <Reading key="theirs" {...theirs} />]}
      chosen={Number(takesTheirs)}
      onChoose={(side) => onChoose(side === 1)}
    />
  )
}

function Reading({ from, value }: Version) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.contestedFrom}>{from}</span>
      <bdi className={styles.contestedValue}>
        {value || <span className={styles.contestedEmpty}>{t('form.merge.empty')}</span>}
      </bdi>
    </>
  )
}
