import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './table-detail.module.css'

interface TableDetailProps {
  /** The stripe of the row goes on beside its panel. */
  stripe: ReactNode
  index: number
  /** Told the height of the panel, and again whenever it changes. */
  onHeight: (index: number, height: number) => void
  children: ReactNode
}

/** The panel under a row: as wide as what is in sight, wherever the columns are scrolled to. */
export function TableDetail({ stripe, index, onHeight, children }: TableDetailProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new ResizeObserver(() => onHeight(index, element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [index, onHeight])
  return (
    <tr data-detail className={styles.detail}>
      <td>
        <div ref={panel} className={styles.panel}>
          {stripe}
          {children}
        </div>
      </td>
    </tr>
  )
}
