import { Component, type ReactNode } from 'react'
import { toast } from '../feedback/toast'
import { useTranslation } from '../i18n'
import * as styles from './missing-part.module.css'

/** The code of a part of the page could not be fetched. */
export class PartMissing extends Error {}

interface MissingPartProps {
  /** Takes back what was to be opened; without it the gap says what is missing. */
  onMissing?: (() => void) | undefined
  children: ReactNode
}

/** Without one of its parts a page goes on, and above all keeps what was typed; every other error passes through. */
export class MissingPart extends Component<MissingPartProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartMissing) || !this.props.onMissing) return
    toast.error('common.part-missing')
    this.props.onMissing()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof PartMissing)) throw error
    return this.props.onMissing ? null : <Gap />
  }
}

function Gap() {
  const { t } = useTranslation()
  return (
    <p role="alert" className={styles.partMissing}>
      {t('common.part-missing')}
    </p>
  )
}
