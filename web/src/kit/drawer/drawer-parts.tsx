import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import './drawer-parts.css'

interface DrawerPart {
  id: string
  label: string
  children: ReactNode
}

interface DrawerPartsProps {
  /** What the parts are parts of, for people who hear it. */
  label: string
  parts: readonly DrawerPart[]
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The parts of a record in its drawer, one in sight. A part is built when it is first looked at and stays from then on,
 * so that what is typed in it is still there after a look at another one.
 */
export function DrawerParts({ label, parts }: DrawerPartsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(parts[0]?.id)
  const [visited, setVisited] = useState<ReadonlySet<string | undefined>>(new Set([parts[0]?.id]))
  const choose = (part: string) => {
    setChosen(part)
    setVisited(new Set([...visited, part]))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const way = document.documentElement.dir === 'rtl' ? -step : step
    const at = parts.findIndex((part) => part.id === chosen) + way
    const next = parts[(at + parts.length) % parts.length]
    if (!next) return
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`[data-part="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className="drawer-tabs" onKeyDown={onKeyDown}>
        {parts.map((part) => (
          <button
            key={part.id}
            type="button"
            role="tab"
            id={`${id}${part.id}-tab`}
            data-part={part.id}
            aria-selected={part.id === chosen}
            aria-controls={`${id}${part.id}`}
            tabIndex={part.id === chosen ? 0 : -1}
            onClick={() => choose(part.id)}
          >
            {part.label}
          </button>
        ))}
      </div>
      {parts.map((part) => (
        <div
          key={part.id}
          role="tabpanel"
          id={`${id}${part.id}`}
          aria-labelledby={`${id}${part.id}-tab`}
          className="drawer-part"
          hidden={part.id !== chosen}
        >
          {visited.has(part.id) && part.children}
        </div>
      ))}
    </>
  )
}
