import { expect, test } from 'vitest'
import { api } from './api'
import { makeClient, type Scope } from './kit'

const sent: string[] = []
const clientIn = (scope: Scope) =>
  makeClient(
    api,
    () => scope,
    async (request) => {
      sent.push(request.path)
      return undefined
    },
  )

const client = clientIn({ tenantId: 1, legalEntityId: 2 })
const nowhere = clientIn({ tenantId: 1 })
const nothing = undefined as never

// Spec 1 section 8, word for word.
const cases: [text: string, calls: (() => Promise<unknown>)[]][] = [
  [
    'Legal Entity Id is required',
    [
      () => nowhere.legalEntities.listBranches(),
      () => nowhere.burialForms.listOfEntity(),
      () => nowhere.graveTypes.assign(1),
    ],
  ],
  [
    'Branch Id is required',
    [
      () => client.legalEntities.getBranch(nothing),
      () => client.legalEntities.updateBranch(nothing, {}),
      () => client.legalEntities.deleteBranch(nothing),
    ],
  ],
  [
    'BurialForm Id is required',
    [
      () => client.burialForms.get(nothing),
      () => client.burialForms.update(nothing, {}),
      () => client.burialForms.delete(nothing),
      () => client.burialForms.assign(nothing),
    ],
  ],
  [
    'BurialType Id is required',
    [
      () => client.burialTypes.update(nothing, {}),
      () => client.burialTypes.delete(nothing),
      () => client.burialTypes.assign(nothing),
      () => client.burialTypes.unassign(nothing),
    ],
  ],
  [
    'BusinessPartnerType Id is required',
    [
      () => client.businessPartnerTypes.get(nothing),
      () => client.businessPartnerTypes.update(nothing, {}),
      () => client.businessPartnerTypes.delete(nothing),
      () => client.businessPartnerTypes.assign(nothing),
    ],
  ],
  ['Car Id is required', [() => client.cars.update(nothing, {}), () => client.cars.assign(nothing)]],
  [
    'GraveType Id is required',
    [
      () => client.graveTypes.update(nothing, {}),
      () => client.graveTypes.delete(nothing),
      () => client.graveTypes.assign(nothing),
    ],
  ],
  [
    'Process Id is required',
    [() => client.processDocuments.list(nothing), () => client.processes.listPersons(nothing)],
  ],
  [
    'Person Id is required',
    [() => client.persons.get(nothing), () => client.persons.update(nothing, {}), () => client.persons.delete(nothing)],
  ],
  [
    'Task ID is required',
    [
      () => client.tasks.get(nothing),
      () => client.tasks.update(nothing, {}),
      () => client.tasks.delete(nothing),
      () => client.taskComments.list(nothing),
    ],
  ],
  ['Legal Entity ID is required', [() => nowhere.tasks.listOfEntity(), () => nowhere.tasks.listOfProcess(1)]],
  [
    'Note Date is required',
    [
      () => client.dispositionNotes.get(nothing),
      () => client.dispositionNotes.update(nothing, {}),
      () => client.dispositionNotes.delete(nothing),
    ],
  ],
  [
    'TemplateCategory Id is required',
    [() => client.templateCategories.delete(nothing), () => client.templateCategories.assign(nothing)],
  ],
  ['GlobalTemplateCategory Id is required', [() => client.globalTemplateCategories.delete(nothing)]],
  [
    'ProductCategory Id is required',
    [() => client.productCategories.get(nothing), () => client.productCategories.update(nothing, {})],
  ],
  ['Resource Id is required', [() => client.resources.get(nothing)]],
  ['Account Id is required', [() => client.accounts.get(nothing), () => client.accounts.linkEntity(nothing)]],
  [
    'File is required',
    [
      () => client.personDocuments.create(1, { documentLabel: 'PERSON' } as never),
      () => client.processDocuments.create(1, { documentLabel: 'PROCESS_OFFER', file: 'Notiz.txt' as never }),
      () => client.businessPartnerDocuments.create(1, undefined as never),
    ],
  ],
  [
    'Active legal entity is required',
    [() => nowhere.persons.list(), () => nowhere.processes.list(), () => nowhere.partners.list()],
  ],
]

test.each(cases)('%s', async (text, calls) => {
  for (const call of calls) await expect(call()).rejects.toThrow(new Error(text))
  expect(sent).toEqual([])
})
