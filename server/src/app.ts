import { type Api, api } from '@pietas/contract/api'
import type { Route } from '@pietas/contract/kit'
import type { firstLegalEntity } from '@pietas/contract/legal-entities'
import type { firstAdministrator } from '@pietas/contract/users'
import type { FastifyInstance } from 'fastify'
import { accounts } from './accounts'
import { announcements } from './announcements'
import { calendar } from './calendar'
import { correspondence, insertDefaultLetters, letterMailJobs } from './correspondence'
import { dashboard } from './dashboard'
import { documents } from './documents'
import { figures } from './figures'
import { firstCalls } from './first-calls'
import type { Handler, Handlers, House } from './kit/call'
import { Callers } from './kit/callers'
import { contentJobs } from './kit/contents'
import type { Env } from './kit/env'
import { eventHandlers } from './kit/events'
import { type Feature, feature, gather } from './kit/feature'
import { addHealth } from './kit/health'
import { answerUnknown, createHttp } from './kit/http'
import { type JobKind, jobHandlers } from './kit/jobs'
import { mailJobs } from './kit/mail'
import { openApiOf } from './kit/openapi'
import { addPages } from './kit/pages'
import { type AddressSource, placesHandlers } from './kit/places'
import { below, Refusal } from './kit/refusal'
import { noteRefusal, securityJobs } from './kit/security'
import { serve } from './kit/serve'
import { sweepJobs } from './kit/sweeper'
import { trailJobs } from './kit/trail'
import { legalEntities, openFirst } from './legal-entities'
import { insertDefaultLists, masterData } from './master-data'
import { notifications } from './notifications'
import { onboarding } from './onboarding'
import { partners } from './partners'
import { persons } from './persons'
import { processes } from './processes'
import { products } from './products'
import { quality } from './quality'
import { served } from './served'
import { identify, session } from './session'
import { cancelTasks, insertDefaultTemplates, isOpenTask, plannedLeave, planTransport, tasks } from './tasks'
import { tenants } from './tenants'
import { trail } from './trail'
import { coveredRecipients, grantsOf, inviteAdministrator, users, withPermissions } from './users'

const kit = feature({
  handlers: { jobs: jobHandlers },
  jobs: [...sweepJobs, ...trailJobs, ...contentJobs],
  kinds: { audit_entries: null, idempotency_keys: null, stored_files: null },
})

/** Of somebody it is told how much leave is planned. */
export const usersWithLeave = users({ plannedLeave })

export const processesWithTasks = processes({ cancelTasks, isOpenTask })

/** First calls plan the transport, which stands to their right. */
export const firstCallsWithTasks = firstCalls({ planTransport })

// Documents belong to records of these, and addresses are found in them.
const ofRecords = [partners, persons, processesWithTasks, tasks, calendar, announcements] as const

export const documentsOfRecords = documents(gather([legalEntities, ...ofRecords, products], 'owners'))

/** The features in import order; what a feature needs of one to its right is handed to it here. */
export const features = [
  kit,
  session({ complete: withPermissions, coveredRecipients }),
  tenants<typeof firstAdministrator, typeof firstLegalEntity>(async (tx, call, tenantId) => {
    await insertDefaultLists(tx)
    const { legalEntity } = call.body
    const legalEntityId = legalEntity ? await below('legalEntity', () => openFirst(tx, call.house, legalEntity)) : null
    await insertDefaultTemplates(tx, legalEntityId === null ? [] : [legalEntityId])
    await insertDefaultLetters(tx, tenantId)
    await inviteAdministrator(tx, call, tenantId, legalEntityId)
  }),
  legalEntities,
  usersWithLeave,
  notifications,
  trail,
  accounts,
  masterData,
  documentsOfRecords,
  ...ofRecords,
  products,
  firstCallsWithTasks,
  correspondence,
  quality,
  figures,
  dashboard,
  onboarding,
] as const

export const handlers = served({
  ...gather(features, 'handlers'),
  places: placesHandlers(Object.values<AddressSource>(gather(ofRecords, 'addresses'))),
  events: eventHandlers(gather(features, 'kinds')),
})

/** What the server does by itself: mails, and what the features do on a schedule or after a commit. */
export const jobKinds = (env: Env): readonly JobKind[] => [
  ...mailJobs(env),
  ...letterMailJobs(env),
  ...securityJobs(env.SECURITY_ADDRESS_DAYS),
  ...features.flatMap(({ jobs }: Feature) => jobs ?? []),
]

/** @returns the server with every route of the contract, the API document, health checks and the web app. */
export const createApp = async (house: House, webDir: string | null): Promise<FastifyInstance> => {
  const app = await createHttp(house.env)
  app.addHook('onError', async (request, _, error) => {
    // Noted beside the answer: nobody waits for it, and nobody is told when it fails.
    if (error instanceof Refusal)
      noteRefusal(house.db, request, error.code).catch((failure) =>
        app.log.error({ err: failure }, 'a refusal was not noted'),
      )
  })
  const gatekeeper = { identify, grantsOf, callers: new Callers() }
  const routes: Route[] = []
  const serveCall = <R extends Route>(route: R, handler: Handler<R>): void => {
    serve(app, house, gatekeeper, route, handler)
    routes.push(route)
  }
  const serveAll = <Calls extends Record<string, Route>>(calls: Calls, of: Handlers<Calls>): void => {
    for (const name in calls) serveCall<Calls[typeof name]>(calls[name], of[name])
  }
  const serveFeature = <F extends keyof Api>(word: F): void => serveAll<Api[F]>(api[word], handlers[word])
  for (const word in api) serveFeature(word as keyof Api)
  // Written when somebody first asks: half a megabyte of text that most installations never need.
  let document: string | undefined
  app.get('/api/v1/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiOf(api))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  addHealth(app, house)
  answerUnknown(app, routes, webDir ? await addPages(app, webDir) : null)
  return app
}
