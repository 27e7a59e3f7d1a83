import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Something that can be done with what is open, for those who would rather type than look for its button. */
export interface Command {
  id: string
  /** As its button says it. */
  label: string
  icon: LucideIcon
  run: () => void
  /** For whoever looks for it: a tool of a list is no answer to an empty menu. */
  quiet?: boolean
}

interface Offer {
  /** What the commands are about: `Vorgang 12`. */
  about: string
  commands: () => readonly Command[]
}

const offers: Offer[] = []

/** Offers commands as long as the component stands; what several parts offer about one record stands together. */
export function useCommands(about: string, commands: readonly Command[]) {
  const latest = useRef(commands)
  latest.current = commands
  useEffect(() => {
    const offer: Offer = { about, commands: () => latest.current }
    offers.push(offer)
    return () => {
      offers.splice(offers.indexOf(offer), 1)
    }
  }, [about])
}

/** What is offered just now, by what it is about; the newest first. */
export const openCommands = (): { about: string; commands: readonly Command[] }[] => {
  const byRecord = new Map<string, readonly Command[]>()
  for (const { about, commands } of offers) byRecord.set(about, [...(byRecord.get(about) ?? []), ...commands()])
  return [...byRecord]
    .map(([about, commands]) => ({ about, commands }))
    .filter(({ commands }) => commands.length > 0)
    .reverse()
}
