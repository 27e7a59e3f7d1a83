import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { drafts } from '../../kit/leaving'
import { useSession } from '../../kit/session'

interface KeptLine {
  line: string
  /** Stays the same until the line is stored, so that a retry cannot store twice. */
  key: string
}

const anew = (): KeptLine => ({ line: '', key: crypto.randomUUID() })

/**
 * What somebody types in one line outlives a reload, and stays until it has become a task: whoever gives up the form
 * that it has opened still has his line.
 */
export function useKeptLine() {
  const { me, legalEntity } = useSession()
  const place = `${me.user.id}-${legalEntity?.id}-line`
  const [kept, setKept] = useState<KeptLine>(() => (drafts.read(place) as KeptLine | undefined) ?? anew())
  const inForm = useRef<string>(undefined)
  const isBelowDrawer = useRouterState({ select: ({ location }) => location.state.drawer !== undefined })

  const write = (line: string) => {
    const next = { ...kept, line }
    setKept(next)
    drafts.write(place, next)
  }
  const clear = () => {
    setKept(anew())
    drafts.clear(place)
  }
  /** Hands the line over to the form, which takes this draft away once the task is stored. */
  const handOver = (): string => {
    const draft = `line-${kept.key}`
    drafts.write(draft, { line: kept.line })
    inForm.current = draft
    return draft
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a drawer has closed
  useEffect(() => {
    const draft = inForm.current
    if (isBelowDrawer || !draft) return
    inForm.current = undefined
    if (drafts.read(draft)) return drafts.clear(draft)
    clear()
  }, [isBelowDrawer])
  return { ...kept, write, clear, handOver }
}
