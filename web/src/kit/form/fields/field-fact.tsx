import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import * as styles from './field-fact.module.css'

interface FieldFactProps {
  label: string
  className: string
  /** How the value reads; nothing = not known. */
  children: ReactNode
}

/** A field of a form that can only be read: what it is called, and what is known. */
export function FieldFact({ label, className, children }: FieldFactProps) {
  const { t } = useTranslation()
  const isKnown = children !== null && children !== undefined && children !== '' && children !== false
  return (
    <dl className={`${styles.fieldFact} ${className}`}>
      <dt>{label}</dt>
      <dd dir="auto">{isKnown ? children : <span className={styles.unknown}>{t('form.fact-unknown')}</span>}</dd>
    </dl>
  )
}
