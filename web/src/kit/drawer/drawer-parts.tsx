import { type ReactNode, useId, useState } from 'react'
import { panelProps, TabList } from '../tabs'
import * as styles from './drawer-parts.module.css'

interface DrawerPart {
  id: string
  label: string
  children: ReactNode
}

interface DrawerPartsProps {
  /** What the parts are parts of, for people who hear it. */
  label: string
  parts: readonly DrawerPart[]
  /** Id of the part that is looked at first; absent = the first one. */
  first?: string | undefined
}

/**
 * The parts of a record in its drawer, one in sight. A part is built when it is first looked at and stays from then on,
 * so that what is typed in it is still there after a look at another one.
 */
export function DrawerParts({ label, parts, first = parts[0]?.id }: DrawerPartsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(first)
  const [visited, setVisited] = useState<ReadonlySet<string | undefined>>(new Set([first]))
  const choose = (part: string) => {
    setChosen(part)
    setVisited(new Set([...visited, part]))
  }
  return (
    <>
      <TabList tabs={parts} active={chosen} label={label} panels={id} className={styles.drawerTabs} onChoose={choose} />
      {parts.map((part) => (
        <div key={part.id} {...panelProps(id, part.id)} className={styles.drawerPart} hidden={part.id !== chosen}>
          {visited.has(part.id) && part.children}
        </div>
      ))}
    </>
  )
}
