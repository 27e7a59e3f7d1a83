import { api } from '@pietas/contract/api'
import type { Route } from '@pietas/contract/kit'
import type { FastifyInstance } from 'fastify'
import { accountHandlers } from './accounts'
import { dispositionNoteHandlers } from './calendar'
import { documentHandlers, documentListHandlers } from './documents'
import { kindOf } from './kinds'
import type { Handler, House } from './kit/call'
import { eventHandlers } from './kit/events'
import { addHealth } from './kit/health'
import { answerUnknown, createHttp } from './kit/http'
import { jobHandlers } from './kit/jobs'
import { openApiOf } from './kit/openapi'
import { addPages } from './kit/pages'
import { placesHandlers } from './kit/places'
import { serve } from './kit/serve'
import { legalEntityHandlers } from './legal-entities'
import { insertDefaultLists, lists, masterDataHandlers } from './master-data'
import { partnerAsOwner, partnerHandlers, partnerImportHandlers } from './partners'
import { personAsOwner, personHandlers, relationshipHandlers } from './persons'
import {
  noteHandlers,
  preparationHandlers,
  processAsOwner,
  processHandlers,
  processHistoryHandlers,
  processPersonHandlers,
} from './processes'
import { identify, sessionHandlers } from './session'
import { taskCommentHandlers, taskHandlers } from './tasks'
import { tenantHandlers } from './tenants'
import { coveredRecipients, grantsOf, inviteAdministrator, userHandlers, withPermissions } from './users'

type AnyHandlers = Record<string, Handler<Route>>

/** The features in import order; what a feature needs of one to its right is handed to it here. */
const features: Record<keyof typeof api, unknown> = {
  session: sessionHandlers({ complete: withPermissions, coveredRecipients }),
  places: placesHandlers,
  events: eventHandlers(kindOf),
  jobs: jobHandlers,
  tenants: tenantHandlers(async (tx, call, tenantId) => {
    await insertDefaultLists(tx)
    await inviteAdministrator(tx, call, tenantId)
  }),
  legalEntities: legalEntityHandlers,
  users: userHandlers,
  accounts: accountHandlers,
  ...(Object.fromEntries(lists.map((list) => [list.name, masterDataHandlers(list.facts)])) as Record<
    (typeof lists)[number]['name'],
    unknown
  >),
  documents: documentHandlers({
    PROCESS: processAsOwner,
    DEATH_NOTICE: processAsOwner,
    PERSON: personAsOwner,
    BUSINESS_PARTNER: partnerAsOwner,
  }),
  processDocuments: documentListHandlers('PROCESS', processAsOwner),
  deathNoticeDocuments: documentListHandlers('DEATH_NOTICE', processAsOwner),
  personDocuments: documentListHandlers('PERSON', personAsOwner),
  entityPersonDocuments: documentListHandlers('PERSON', personAsOwner),
  businessPartnerDocuments: documentListHandlers('BUSINESS_PARTNER', partnerAsOwner),
  partners: partnerHandlers,
  partnerImports: partnerImportHandlers,
  persons: personHandlers,
  relationships: relationshipHandlers,
  processes: processHandlers,
  processPersons: processPersonHandlers,
  notes: noteHandlers,
  processPreparations: preparationHandlers,
  processHistory: processHistoryHandlers,
  tasks: taskHandlers,
  taskComments: taskCommentHandlers,
  dispositionNotes: dispositionNoteHandlers,
}

/** @returns the server with every route of the contract, the API document, health checks and the web app. */
export const createApp = async (house: House, webDir: string | null): Promise<FastifyInstance> => {
  const app = await createHttp(house.env)
  const routes: Route[] = []
  for (const [feature, calls] of Object.entries(api))
    for (const [name, route] of Object.entries(calls as Record<string, Route>)) {
      const handler = (features[feature as keyof typeof api] as AnyHandlers)[name]
      if (!handler) throw new Error(`${feature}.${name} has no handler`)
      serve(app, house, { identify, grantsOf }, route, handler)
      routes.push(route)
    }
  // Written when somebody first asks: half a megabyte of text that most installations never need.
  let document: string | undefined
  app.get('/api/v1/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiOf(api))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  addHealth(app, house)
  // Who only listens is not waited for.
  app.addHook('preClose', async () => house.changes.close())
  answerUnknown(app, routes, webDir ? await addPages(app, webDir) : null)
  return app
}
