import { entitiesWith, type SecurityEventKind } from '@pietas/contract/kit'
import { type Colleague, checkEntityRows, type User, type users } from '@pietas/contract/users'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  refuseStale,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { conflict, forbidden, refuseIfAny } from '../kit/refusal'
import { noteSecurity, type SecurityNote } from '../kit/security'
import {
  deleteOtherSessions,
  disableLogin,
  insertLogin,
  invite,
  loginOf,
  resetSecondFactor,
  setLoginEmail,
} from '../session'
import { colleagueFacts, otherAdministrators, replaceEntityRows, userFacts, worksAt } from './queries'
import { refuseBeyondOwn, refuseForeignStaff, refuseMightier } from './rights'

type Routes = typeof users

const thisUser = (call: Pick<Call, 'params'>) => sql`u.id = ${pathId(call, 'userId')} and not u.deleted`

const self = (call: Pick<Call, 'actor'>) => sql`u.id = ${call.actor.actorId} and not u.deleted`

// The last one could never be replaced: roles, section 2.
const refuseLastAdministrator = async (call: Pick<Call, 'tx'>, before: User, staysOne: boolean): Promise<void> => {
  if (staysOne || !before.tenantRoles.includes('ADMINISTRATOR')) return
  if ((await otherAdministrators(call.tx, before.id)) === 0)
    throw conflict([{ field: 'tenantRoles', message: 'user.validation.last-administrator' }])
}

/** The member of staff of the path, for what only somebody above may do with him. @throws 403, 404 */
const staffBelow = async (call: Pick<Call, 'tx' | 'params' | 'grants'>): Promise<User> => {
  const user = (await getRecord<User>(call.tx, userFacts, thisUser(call))).value()
  refuseForeignStaff(call.grants, user)
  refuseMightier(call.grants, user)
  return user
}

/** What somebody has done about the way in of somebody else. */
const doneTo = (
  call: Pick<Call, 'tenantId' | 'actor' | 'http'>,
  user: User,
  kind: SecurityEventKind,
): SecurityNote => ({
  kind,
  tenantId: call.tenantId,
  actorId: call.actor.actorId,
  subjectId: user.id,
  http: call.http,
})

const accessibleStaff = (call: Call<Routes['list']>) => {
  const entities = entitiesWith(call.grants, 'Task:CreateAbsence')
  return entities === 'all' ? sql`true` : sql`(${self(call)} or ${worksAt(entities)})`
}

const listed = (call: Call<Routes['list']>) => {
  const { query } = call
  if (query.filterIds) return sql`u.id = any(${query.filterIds}::bigint[])`
  const named = query.query
    ? sql`strpos(folded(u.first_name || ' ' || u.last_name), folded(${query.query})) > 0`
    : sql`true`
  const reachable = query.mode === 'accessible' ? accessibleStaff(call) : sql`true`
  const here = query.legalEntityId ? worksAt([query.legalEntityId]) : sql`true`
  return sql`not u.deleted and ${named} and ${reachable} and ${here}`
}

const withEntityRows = async (call: Pick<Call, 'tx'>, stored: Json<User>, rows: User['legalEntities'] | undefined) => {
  if (!rows) return stored
  await replaceEntityRows(call.tx, stored.value().id, rows)
  return getRecord<User>(call.tx, userFacts, sql`u.id = ${stored.value().id}`)
}

const noRoles = { tenantRoles: [], legalEntities: [] }

export const userHandlers: Handlers<Routes> = {
  list: (call) => listPage<Colleague>(call.tx, colleagueFacts, call.query, listed(call)),

  create: async (call) => {
    const { createCognitoUser, legalEntities = [], ...fields } = call.body
    refuseIfAny(checkEntityRows(legalEntities))
    const roles = { tenantRoles: fields.tenantRoles ?? [], legalEntities }
    refuseForeignStaff(call.grants, roles)
    refuseBeyondOwn(call.grants, noRoles, roles)
    const stored = await insertRecord<User>(call.tx, userFacts, fields)
    const { id: actorId, email } = stored.value()
    await call.tx.asPlatform(async () => {
      const id = await insertLogin(call.tx, { email, actorId, homeTenantId: call.tenantId, passwordHash: null })
      if (createCognitoUser) await invite(call.tx, call.house, id)
    })
    return withEntityRows(call, stored, legalEntities)
  },

  get: async (call) => {
    const found = await getRecord<User>(call.tx, userFacts, sql`u.id = ${pathId(call, 'userId')}`)
    refuseForeignStaff(call.grants, found.value())
    return found
  },

  getMe: (call) => getRecord<User>(call.tx, userFacts, self(call)),

  updateMe: async (call) => {
    const current = await lockRecord<User>(call.tx, userFacts, self(call))
    refuseStale(call.ifMatch, current.value())
    return updateRecord<User>(call.tx, userFacts, current, call.body)
  },

  update: async (call) => {
    const current = await lockRecord<User>(call.tx, userFacts, thisUser(call))
    const before = refuseStale(call.ifMatch, current.value())
    const { legalEntities, ...fields } = call.body
    refuseIfAny(checkEntityRows(legalEntities ?? []))
    const after = { ...before, ...call.body }
    refuseForeignStaff(call.grants, before)
    refuseBeyondOwn(call.grants, before, after)
    await refuseLastAdministrator(call, before, after.tenantRoles.includes('ADMINISTRATOR'))
    if (fields.email && fields.email !== before.email) {
      const { email } = fields
      refuseMightier(call.grants, before)
      await call.tx.asPlatform(() => setLoginEmail(call.tx, before.id, email))
    }
    const changes = withLinksChanged(before, { legalEntities }, fields)
    return withEntityRows(call, await updateRecord<User>(call.tx, userFacts, current, changes), legalEntities)
  },

  invite: async (call) => {
    const user = await staffBelow(call)
    await call.tx.asPlatform(async () => {
      const login = orNotFound(await loginOf(call.tx, user.id))
      if (login.hasPassword) throw conflict([{ field: '', message: 'user.validation.already-signed-up' }])
      await invite(call.tx, call.house, login.id)
    })
    return undefined
  },

  endSessions: async (call) => {
    const user = await staffBelow(call)
    await call.tx.asPlatform(async () => {
      const login = orNotFound(await loginOf(call.tx, user.id))
      await deleteOtherSessions(call.tx, login.id, null)
      await noteSecurity(call.tx, doneTo(call, user, 'SESSIONS_ENDED'))
    })
    return undefined
  },

  resetSecondFactor: async (call) => {
    const user = await staffBelow(call)
    // Of oneself only with password and code: otherwise whoever finds the screen open could do it.
    if (user.id === call.actor.actorId) throw forbidden()
    await call.tx.asPlatform(async () => {
      await resetSecondFactor(call.tx, orNotFound(await loginOf(call.tx, user.id)))
      await noteSecurity(call.tx, doneTo(call, user, 'SECOND_FACTOR_RESET'))
    })
    return undefined
  },

  delete: async (call) => {
    const user = (await lockRecord<User>(call.tx, userFacts, thisUser(call))).value()
    refuseForeignStaff(call.grants, user)
    refuseMightier(call.grants, user)
    await refuseLastAdministrator(call, user, false)
    await softDelete(call.tx, userFacts, thisUser(call))
    await call.tx.asPlatform(() => disableLogin(call.tx, user.id))
    return undefined
  },
}
