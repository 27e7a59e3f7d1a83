import { accounts } from './accounts'
import { announcements } from './announcements'
import { busy, calendarFeeds, dispositionNotes } from './calendar'
import { correspondence, globalTemplates, templates } from './correspondence'
import { dashboard } from './dashboard'
import {
  accountingTemplateDocuments,
  announcementDocuments,
  businessPartnerDocuments,
  deathNoticeDocuments,
  documents,
  entityPersonDocuments,
  letterTemplates,
  logos,
  personDocuments,
  processDocuments,
  productDocuments,
  userPictures,
} from './documents'
import { figures } from './figures'
import { firstCalls } from './first-calls'
import { events } from './kit/events'
import { jobs } from './kit/jobs'
import { places } from './kit/places'
import {
  accountingDocumentTemplates,
  billingDueRules,
  documentSections,
  firstLegalEntity,
  legalEntities,
  numberRanges,
} from './legal-entities'
import { masterDataLists } from './master-data'
import { notifications } from './notifications'
import { onboarding } from './onboarding'
import { partnerImports, partners } from './partners'
import { personHistory, personImports, personMerges, persons, relationships } from './persons'
import {
  notes,
  positions,
  positionTemplates,
  processes,
  processHistory,
  processPersons,
  processPreparations,
} from './processes'
import { productImports, products } from './products'
import { followUpCalls, followUps, quality } from './quality'
import { identityProviders, session } from './session'
import { absences, checklists, taskComments, tasks, taskTemplates } from './tasks'
import { billingStatistics, tenants } from './tenants'
import { auditEntries, securityEvents } from './trail'
import { firstAdministrator, internalUsers, ownRecords, userGroups, users } from './users'

/** Every call of the product, feature by feature in import order. */
export const api = {
  session,
  identityProviders,
  places,
  events,
  jobs,
  tenants: tenants({ adminUser: firstAdministrator, legalEntity: firstLegalEntity }),
  billingStatistics,
  legalEntities,
  documentSections,
  numberRanges,
  billingDueRules,
  accountingDocumentTemplates,
  users,
  userGroups,
  ownRecords,
  internalUsers,
  notifications,
  auditEntries,
  securityEvents,
  accounts,
  ...masterDataLists,
  documents,
  userPictures,
  logos,
  letterTemplates,
  processDocuments,
  deathNoticeDocuments,
  productDocuments,
  personDocuments,
  entityPersonDocuments,
  businessPartnerDocuments,
  announcementDocuments,
  accountingTemplateDocuments,
  partners,
  partnerImports,
  persons,
  personImports,
  personMerges,
  relationships,
  products,
  productImports,
  personHistory,
  processes,
  processPersons,
  notes,
  processPreparations,
  positions,
  positionTemplates,
  processHistory,
  firstCalls,
  templates,
  globalTemplates,
  correspondence,
  tasks,
  taskTemplates,
  checklists,
  taskComments,
  absences,
  busy,
  calendarFeeds,
  dispositionNotes,
  quality,
  followUps,
  followUpCalls,
  figures,
  dashboard,
  onboarding,
  announcements,
}

export type Api = typeof api
