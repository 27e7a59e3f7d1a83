import Popper from '@mui/material/Popper'
import type { ReactNode } from 'react'
import * as styles from './bubble.module.css'

interface BubbleProps {
  id: string
  anchor: HTMLElement
  placement: 'bottom' | 'right'
  className: string | undefined
  children: ReactNode
}

/** Stands beside what it is about, on the side that has room. */
export function Bubble({ id, anchor, placement, className = '', children }: BubbleProps) {
  return (
    // Its root says itself that it is a tooltip.
    <Popper
      id={id}
      open
      anchorEl={anchor}
      placement={placement}
      className={styles.tooltip}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
    >
      <div className={`${styles.tooltipBubble} ${className}`}>{children}</div>
    </Popper>
  )
}
