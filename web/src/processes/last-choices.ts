import type { Process } from '@pietas/contract/processes'

/** What somebody mostly chooses again: the way the order came, and the branch. */
type LastChoices = Partial<Pick<Process, 'recordingType' | 'legalEntityBranchId'>>

const keyOf = (userId: number, legalEntityId: number) => `process-choices-${userId}-${legalEntityId}`

/** Kept on this browser for each user and legal entity; only ids and words of the product, nothing of a case. */
export const lastChoices = {
  read(userId: number, legalEntityId: number): LastChoices {
    try {
      return Object(JSON.parse(localStorage.getItem(keyOf(userId, legalEntityId)) ?? '{}'))
    } catch {
      // A damaged entry is no choice.
      return {}
    }
  },
  write(userId: number, { legalEntityId, recordingType, legalEntityBranchId }: Process) {
    try {
      localStorage.setItem(keyOf(userId, legalEntityId), JSON.stringify({ recordingType, legalEntityBranchId }))
    } catch {
      // A full storage costs the convenience and must not disturb the work.
    }
  },
}
