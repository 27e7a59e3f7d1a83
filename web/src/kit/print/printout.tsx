import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './printout.module.css'

interface PrintoutProps {
  ref?: Ref<HTMLElement>
  className?: string
  children: ReactNode
}

/** What is printed instead of the page as long as it is there; on the screen nobody sees it. */
export const Printout = ({ ref, className = '', children }: PrintoutProps) =>
  createPortal(
    <article
      ref={ref}
      data-sheet
      className={`${styles.printout} ${className}`}
      lang={document.documentElement.lang}
      // Whoever hears the page would hear everything twice.
      aria-hidden
    >
      {children}
    </article>,
    document.body,
  )

/**
 * Opens the print dialog of the browser once what is to be printed stands on the page.
 *
 * @param onDone the dialog has been closed.
 */
export function usePrintDialog(isReady: boolean, onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (!isReady) return
    const listener = () => done()
    window.addEventListener('afterprint', listener)
    // Outside of the rendering, because what follows the event of printing is rendered at once.
    const timer = setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', listener)
    }
  }, [isReady])
}
