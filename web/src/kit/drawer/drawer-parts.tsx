import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../i18n'
import { atRest, useIsPrinting, usePrintWay } from '../print'
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
 * so that what is typed in it is still there after a look at another one. On paper they stand one below the other.
 */
export function DrawerParts({ label, parts, first = parts[0]?.id }: DrawerPartsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(first)
  const [visited, setVisited] = useState<ReadonlySet<string | undefined>>(new Set([first]))
  const choose = (part: string) => {
    setChosen(part)
    setVisited(new Set([...visited, part]))
  }
  const { t } = useTranslation()
  const queries = useQueryClient()
  const isPrinting = useIsPrinting()
  const printWhole = async () => {
    setVisited(new Set(parts.map((part) => part.id)))
    await atRest(queries)
    window.print()
  }
  usePrintWay(() => void printWhole())
  const missing = parts.filter((part) => !visited.has(part.id))
  return (
    <>
      <TabList tabs={parts} active={chosen} label={label} panels={id} className={styles.drawerTabs} onChoose={choose} />
      {parts.map((part) => (
        <div
          key={part.id}
          {...panelProps(id, part.id)}
          className={styles.drawerPart}
          hidden={part.id !== chosen && !(isPrinting && visited.has(part.id))}
        >
          {isPrinting && part.id !== parts[0]?.id && <h2>{part.label}</h2>}
          {visited.has(part.id) && part.children}
        </div>
      ))}
      {isPrinting && missing.length > 0 && (
        <p>{t('print.missing', { parts: missing.map(({ label: name }) => name).join(', ') })}</p>
      )}
    </>
  )
}
