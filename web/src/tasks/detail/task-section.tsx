import { type ReactNode, useId } from 'react'
import * as styles from './task-section.module.css'

/** A part of a task under its title. */
export function TaskSection({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.taskSection} aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {aside && <span className={`${styles.taskAside} numeric`}>{aside}</span>}
      </h3>
      {children}
    </section>
  )
}

/** Labels with what is known; what is not known is left out. */
export function FactList({ items }: { items: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.taskFacts}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
