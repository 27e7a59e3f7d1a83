import { accounts } from './accounts'
import { dispositionNotes } from './calendar'
import {
  businessPartnerDocuments,
  deathNoticeDocuments,
  documents,
  entityPersonDocuments,
  personDocuments,
  processDocuments,
} from './documents'
import { events } from './kit/events'
import { jobs } from './kit/jobs'
import { places } from './kit/places'
import { legalEntities } from './legal-entities'
import { masterDataLists } from './master-data'
import { partnerImports, partners } from './partners'
import { personMerges, persons, relationships } from './persons'
import { notes, processes, processHistory, processPersons, processPreparations } from './processes'
import { session } from './session'
import { taskComments, tasks } from './tasks'
import { tenants } from './tenants'
import { securityEvents } from './trail'
import { users } from './users'

/** Every call of the product, feature by feature in import order. */
export const api = {
  session,
  places,
  events,
  jobs,
  tenants,
  legalEntities,
  users,
  securityEvents,
  accounts,
  ...masterDataLists,
  documents,
  processDocuments,
  deathNoticeDocuments,
  personDocuments,
  entityPersonDocuments,
  businessPartnerDocuments,
  partners,
  partnerImports,
  persons,
  personMerges,
  relationships,
  processes,
  processPersons,
  notes,
  processPreparations,
  processHistory,
  tasks,
  taskComments,
  dispositionNotes,
}

export type Api = typeof api
