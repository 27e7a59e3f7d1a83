import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { createContext, useContext } from 'react'
import { personSource } from '../persons'

/** The process that a form changes; nothing = one that is to be made. */
export const ProcessAtHand = createContext<Process | undefined>(undefined)

/**
 * Persons to choose from in a process: who belongs to it comes first, in a group of its own: spec 1 section 9.
 *
 * @param deceased whether somebody who is recorded here has died.
 */
export function usePersonsAtHand({ deceased = false } = {}) {
  const process = useContext(ProcessAtHand)
  const facts = process ? { process: { id: process.id, name: fullName(process.deceasedPerson) } } : {}
  return personSource({ ...facts, deceased })
}
