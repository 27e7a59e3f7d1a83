import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Step } from '../tabs/tab-steps'
import { addressOf, besideList, nameOf, type Offered, ofList, plain, type Question, readAddress } from './list-address'

interface Shown {
  question: Question
  offered: Offered
  /** Nothing is told of a view that is being edited, or of a search that is being typed. */
  isUnfinished: boolean
  change: (step: Step) => void
}

/** The address of the page and its list say the same, whoever of the two was changed. */
export function useListAddress(isOfPage: boolean, { question, offered, isUnfinished, change }: Shown): void {
  const router = useRouter()
  const there = ofList(useSearch({ strict: false }) as object)
  const ours = addressOf(question, offered)
  const [thereName, oursName] = [nameOf(there), nameOf(ours)]
  const path = useRef(router.latestLocation.pathname)
  // An address of our own that arrives late must not take back what was changed after it.
  const sent = useRef(new Set<string>())
  const last = useRef<string>(undefined)
  const heard = useRef(thereName)

  // biome-ignore lint/correctness/useExhaustiveDependencies: by their names, not by the objects made anew each time
  useEffect(() => {
    if (!isOfPage || isUnfinished) return
    const isForeign = heard.current !== thereName && !sent.current.has(thereName)
    heard.current = thereName
    if (thereName === oursName) {
      last.current = undefined
      return sent.current.clear()
    }
    if (isForeign && Object.keys(there).length > 0) return change(() => readAddress(there, offered))
    if (last.current === oursName || router.latestLocation.pathname !== path.current) return
    last.current = oursName
    sent.current.add(oursName)
    void router.navigate({
      to: '.',
      search: (search: object) => ({
        ...besideList(search),
        ...Object.fromEntries(Object.entries(ours).map(([name, text]) => [name, plain(text)])),
      }),
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    } as never)
  }, [isOfPage, isUnfinished, thereName, oursName, router, change])
}
