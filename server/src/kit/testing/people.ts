import type { Person } from '@pietas/contract/persons'
import { newToken } from '../secrets'
import type { FuneralHome } from './funeral-home'
import type { TestClient } from './server'

/** A name that nobody else in the tests has; letters only. */
export const uniqueName = (): string =>
  `Test${newToken()
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
    .slice(0, 12)}`

/** The body of a person with everything that is required. */
export const aPerson = (fields: Record<string, unknown> = {}) => ({
  firstName: 'Erna',
  lastName: uniqueName(),
  gender: 'FEMALE' as const,
  dateOfBirth: '1940-05-17',
  ...fields,
})

/** Records a person over the API. @returns the answered record. */
export const createPerson = async (client: TestClient, fields: Record<string, unknown> = {}) => {
  const answer = await client.persons.create(aPerson(fields))
  if (answer.status !== 201) throw new Error(`person refused: ${JSON.stringify(answer.body)}`)
  return answer.body as Person
}

/** The body of a process of type DEATH with everything that is required. */
export const aProcess = (
  home: Pick<FuneralHome, 'burialFormId' | 'branchId'>,
  people: { deceasedPersonId: number; clientPersonId: number },
  fields: Record<string, unknown> = {},
) => ({
  type: 'DEATH' as const,
  recordingType: 'BY_PHONE' as const,
  burialFormId: home.burialFormId,
  legalEntityBranchId: home.branchId,
  ...people,
  ...fields,
})
