import { useSyncExternalStore } from 'react'
import { inIdleTime } from '../loading/idle'

export type PhoneGroups = (number: string) => string

// Until the groups of all countries are there, a number is shown as it was typed: no first load waits for them.
let group: PhoneGroups = (number) => number
const listeners = new Set<() => void>()

inIdleTime(async () => {
  group = (await import('./group-number')).groupNumber
  for (const listener of listeners) listener()
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is dialled: digits, with the plus in front. */
const plain = (number: string) => number.replaceAll(/(?!^\+)\D/g, '')

/** @returns how a number is written in groups, for where it stands in a line with other words. */
export const usePhoneGroups = (): PhoneGroups => useSyncExternalStore(subscribe, () => group)

interface PhoneNumberProps {
  number: string
  className?: string | undefined
}

/** A telephone number, shown in groups and called by a click. */
export function PhoneNumber({ number, className }: PhoneNumberProps) {
  const shown = usePhoneGroups()
  return (
    <a href={`tel:${plain(number.trim())}`} className={className} dir="ltr">
      {shown(number)}
    </a>
  )
}
