import { type FirstCall, firstCallFields } from '@pietas/contract/first-calls'

const unknown = Object.fromEntries(Object.keys(firstCallFields.shape).map((field) => [field, null])) as Record<
  keyof typeof firstCallFields.shape,
  null
>

/** Erna Schäfer has called, about whom nobody knows yet. */
export const aFirstCall = (facts: Partial<FirstCall> = {}): FirstCall => ({
  ...unknown,
  dateOfBirthUnknown: false,
  id: 3,
  legalEntityId: 1,
  callerFirstName: 'Erna',
  callerLastName: 'Schäfer',
  processId: null,
  discardReason: null,
  author: { id: 7, firstName: 'Maria', lastName: 'Berg' },
  deleted: false,
  version: 1,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  createdBy: 7,
  updatedBy: 7,
  ...facts,
})
