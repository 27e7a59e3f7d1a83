import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useIsPrinting } from '../print'
import * as styles from './fold.module.css'

interface FoldProps {
  title: string
  /** Beside the title: how much there is to see. */
  aside?: ReactNode
  open: boolean
  /** Nothing stands in it, so that it is not printed either. */
  isEmpty?: boolean
  onToggle: (open: boolean) => void
  className?: string | undefined
  children: ReactNode
}

/** A line with a title that shows or hides what stands below it. Whoever uses it knows when it opens by itself. */
export function Fold({ title, aside, open: unfolded, isEmpty = false, onToggle, className = '', children }: FoldProps) {
  const id = useId()
  const isPrinting = useIsPrinting()
  // Paper cannot be unfolded.
  const open = unfolded || (isPrinting && !isEmpty)
  // Once built it stays, so that what stands in it survives the folding.
  const [built, setBuilt] = useState(open)
  if (open && !built) setBuilt(true)
  return (
    <section
      // An empty one says nothing on paper.
      {...(isEmpty && !unfolded ? { 'data-screen-only': true } : {})}
      aria-labelledby={`${id}title`}
      className={`${styles.fold} ${className}`}
    >
      <h2 id={`${id}title`}>
        <button type="button" aria-expanded={open} aria-controls={`${id}content`} onClick={() => onToggle(!open)}>
          <ChevronDown size={18} className={open ? '' : styles.folded} aria-hidden />
          {title}
          {aside}
        </button>
      </h2>
      <div id={`${id}content`} hidden={!open}>
        {built && children}
      </div>
    </section>
  )
}
