import { instantOf } from '@pietas/contract/kit'
import type { FuneralHome } from '../kit/testing'
import { insertRow, uniqueName } from '../kit/testing'

/** What a case of a story says beyond the usual. */
export type CaseFields = {
  /** The day, or the instant, on which it was opened. */
  createdAt: string
  deceasedAt?: string
  [field: string]: unknown
}

/** An instant by the clock on a wall in Berlin. */
export const berlin = (day: string, time = '12:00'): string => instantOf({ day, time })

/** Opens a case past the API, as no call opens one in the past. @returns its id. */
export const openCase = (home: FuneralHome, { createdAt, deceasedAt, ...fields }: CaseFields): Promise<number> =>
  home.inTenant(async (tx) => {
    const legalEntityId = Number(fields.legalEntityId ?? home.legalEntityId)
    const isFirst = legalEntityId === home.legalEntityId
    const personId = await insertRow(tx, 'persons', {
      legalEntityId,
      firstName: 'Erna',
      lastName: uniqueName(),
      gender: 'FEMALE',
      dateOfBirth: '1940-05-17',
      namePhonetic: '',
      deceased: deceasedAt !== undefined,
      deceasedAt: deceasedAt ?? null,
    })
    return insertRow(tx, 'processes', {
      legalEntityId,
      type: 'DEATH',
      recordingType: 'BY_PHONE',
      burialFormId: home.burialFormId,
      legalEntityBranchId: isFirst ? home.branchId : home.secondBranchId,
      deceasedPersonId: personId,
      clientPersonId: personId,
      createdAt: createdAt.includes('T') ? createdAt : berlin(createdAt),
      ...fields,
    })
  })
