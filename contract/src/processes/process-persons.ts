import * as z from 'zod'
import { contactDetail, entityPath, id, page, route, shownWhole, stored } from '../kit'
import { processPersonRoles } from './enums'
import { processPersonFields } from './fields'
import { namedPerson, relationToDeceased } from './people'

/** A person with a role in a process: spec 3 section 3.5. */
export const processPerson = z.object({
  id,
  processId: id,
  role: z.enum(processPersonRoles),
  person: namedPerson.extend({ contactDetails: z.array(contactDetail.required()) }),
  ...relationToDeceased,
  ...stored.shape,
})
export type ProcessPerson = z.output<typeof processPerson>

const ofProcess = `${entityPath}/processes/{processId}/persons` as const

export const processPersons = {
  list: route({
    method: 'GET',
    path: ofProcess,
    access: 'Process:List',
    about: 'The persons that have a role in a process, and what they are for the deceased; total counts all pages',
    query: shownWhole({ sortBy: ['CREATED_AT'] }),
    answer: page(processPerson).extend({ total: z.int() }),
    failures: ['NOT_FOUND'],
  }),
  create: route({
    method: 'POST',
    path: ofProcess,
    access: 'Process:Create',
    about: 'Gives a person a role in a process; the same role twice is a conflict',
    body: processPersonFields,
    answer: processPerson,
    failures: ['NOT_FOUND', 'CONFLICT', 'PROCESS_CANCELLED'],
  }),
  delete: route({
    method: 'DELETE',
    path: `${entityPath}/process-persons/{processPersonId}`,
    access: 'Process:Create',
    about: 'Takes a role in a process from a person, who stays',
    failures: ['NOT_FOUND', 'PROCESS_CANCELLED'],
  }),
}
