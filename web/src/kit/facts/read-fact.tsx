import { Pencil } from 'lucide-react'
import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../i18n'
import type { Fact } from './fact-group'
import * as styles from './facts.module.css'

interface ReadFactProps {
  fact: Fact
  /** Its field has just been closed by key. */
  isBack: boolean
  /** Absent = it can only be read. */
  onOpen: (() => void) | undefined
}

/** A button that takes the focus back from the field that stood in its place. */
export function useFocusBack(isBack: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to stand there
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [])
  return button
}

/** A fact as it reads. A press on it anywhere opens its field, but for what has an own press, and for marking text. */
export function ReadFact({ fact: { label, value }, isBack, onOpen }: ReadFactProps) {
  const { t } = useTranslation()
  const id = useId()
  const button = useFocusBack(isBack)
  const className = onOpen ? `${styles.fact} ${styles.changeable}` : styles.fact
  const press = ({ target }: MouseEvent) => {
    const isOwnPress = target instanceof Element && target.closest('a, button')
    if (!isOwnPress && document.getSelection()?.isCollapsed !== false) onOpen?.()
  }
  const unknown = <span className={styles.unknown}>{t('form.fact-unknown')}</span>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is for keys and for who hears the page
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={className} onClick={press}>
      <dt>
        {onOpen ? (
          <button ref={button} type="button" aria-describedby={id} onClick={onOpen}>
            {label}
            <Pencil size={14} aria-hidden />
          </button>
        ) : (
          label
        )}
      </dt>
      <dd id={id} dir="auto">
        {value || unknown}
      </dd>
    </div>
  )
}
