import { entitiesWith, type SecurityEventKind } from '@pietas/contract/kit'
import { type Colleague, checkEntityRows, type User, type UserInFull, type users } from '@pietas/contract/users'
import type { Call, Handlers } from '../kit/call'
import { pathId } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json } from '../kit/db/transaction'
import { narrowed } from '../kit/filters'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  refuseMissing,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { conflict, forbidden, refuseIfAny } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { noteSecurity, type SecurityNote } from '../kit/security'
import {
  deleteOtherSessions,
  disableLogin,
  enableLogin,
  insertLogin,
  invite,
  loginOf,
  resetSecondFactor,
  setLoginEmail,
  wayInByHand,
} from '../session'
import { replaceGroups } from './groups'
import {
  colleagueFacts,
  hasRole,
  hasTenantRole,
  isInGroup,
  isInState,
  otherAdministrators,
  replaceEntityRows,
  userFacts,
  worksAt,
} from './queries'
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
  const grouped = query.userGroupIds?.length ? isInGroup(query.userGroupIds) : sql`true`
  return sql`not u.deleted and ${named} and ${reachable} and ${here} and ${grouped}`
}

/** Those of the staff whom the caller may change. */
const editable = (call: Pick<Call, 'grants'>) => {
  const entities = entitiesWith(call.grants, 'Administration:EditUsers')
  return entities === 'all' ? sql`true` : worksAt(entities)
}

const listedStaff = async (call: Call<Routes['listStaff']>): Promise<Sql> => {
  const { filterIds, filters, query } = call.query
  if (filterIds) return sql`${editable(call)} and u.id = any(${filterIds}::bigint[])`
  const state = filters?.state && (await isInState(call.tx, filters.state))
  const asked = narrowed('u', filters, {
    state: () => state ?? sql`true`,
    legalEntityId: worksAt,
    tenantRoles: hasTenantRole,
    roles: hasRole,
    userGroupIds: isInGroup,
  })
  const found = anyContains('u', ['firstName', 'lastName', 'email', 'jobDescription'], query)
  const there = filters?.state?.includes('DEACTIVATED') ? sql`true` : sql`not u.deleted`
  return sql`${there} and ${editable(call)} and ${asked} and ${found}`
}

type Links = { legalEntities?: User['legalEntities'] | undefined; userGroups?: User['userGroups'] | undefined }

const withLinks = async (call: Pick<Call, 'tx'>, stored: Json<User>, { legalEntities, userGroups }: Links) => {
  const { id } = stored.value()
  if (legalEntities) await replaceEntityRows(call.tx, id, legalEntities)
  if (userGroups) await replaceGroups(call.tx, id, userGroups)
  return legalEntities || userGroups ? getRecord<User>(call.tx, userFacts, sql`u.id = ${id}`) : stored
}

const refuseUnknownGroups = (call: Pick<Call, 'tx'>, groups: readonly number[] = []): Promise<void> =>
  refuseMissing(
    call.tx,
    groups.map((id) => ({ field: 'userGroups', table: 'user_groups', id })),
  )

const noRoles = { tenantRoles: [], legalEntities: [] }

/** What the staff needs of leave, which stands to its right; app.ts hands it in. */
export interface UserParts {
  /** The days of leave of this year that somebody has asked for and not yet taken. */
  plannedLeave: (call: Pick<Call, 'actor' | 'grants' | 'tx'>, userId: number) => Promise<number>
}

export const userHandlers = ({ plannedLeave }: UserParts): Handlers<Routes> => {
  const inFull = async (call: Pick<Call, 'actor' | 'grants' | 'tx'>, stored: Json<User>): Promise<UserInFull> => {
    const user = stored.value()
    return { ...user, plannedVacation: await plannedLeave(call, user.id) }
  }

  return {
    list: (call) => listPage<Colleague>(call.tx, colleagueFacts, call.query, listed(call)),

    listStaff: async (call) => listPage<User>(call.tx, userFacts, call.query, await listedStaff(call)),

    create: async (call) => {
      const { createCognitoUser, legalEntities = [], userGroups, ...fields } = call.body
      refuseIfAny(checkEntityRows(legalEntities))
      const roles = { tenantRoles: fields.tenantRoles ?? [], legalEntities }
      refuseForeignStaff(call.grants, roles)
      refuseBeyondOwn(call.grants, noRoles, roles)
      await refuseUnknownGroups(call, userGroups)
      const stored = await insertRecord<User>(call.tx, userFacts, fields)
      const { id: actorId, email } = stored.value()
      await call.tx.asPlatform(async () => {
        const id = await insertLogin(call.tx, { email, actorId, homeTenantId: call.tenantId, passwordHash: null })
        if (createCognitoUser) await invite(call.tx, call.house, id)
      })
      return inFull(call, await withLinks(call, stored, { legalEntities, userGroups }))
    },

    get: async (call) => {
      const found = await getRecord<User>(call.tx, userFacts, sql`u.id = ${pathId(call, 'userId')}`)
      refuseForeignStaff(call.grants, found.value())
      return inFull(call, found)
    },

    getMe: async (call) => inFull(call, await getRecord<User>(call.tx, userFacts, self(call))),

    updateMe: async (call) => {
      const current = await lockRecord<User>(call.tx, userFacts, self(call))
      refuseStale(call.ifMatch, current.value())
      return inFull(call, await updateRecord<User>(call.tx, userFacts, current, call.body))
    },

    update: async (call) => {
      const current = await lockRecord<User>(call.tx, userFacts, thisUser(call))
      const before = refuseStale(call.ifMatch, current.value())
      const { legalEntities, userGroups, ...fields } = call.body
      refuseIfAny(checkEntityRows(legalEntities ?? []))
      await refuseUnknownGroups(call, userGroups)
      const after = { ...before, ...call.body }
      refuseForeignStaff(call.grants, before)
      refuseBeyondOwn(call.grants, before, after)
      await refuseLastAdministrator(call, before, after.tenantRoles.includes('ADMINISTRATOR'))
      if (fields.email && fields.email !== before.email) {
        const { email } = fields
        refuseMightier(call.grants, before)
        await call.tx.asPlatform(() => setLoginEmail(call.tx, before.id, email))
      }
      const links = { legalEntities, userGroups }
      const changes = withLinksChanged(before, links, fields)
      const updated = await updateRecord<User>(call.tx, userFacts, current, changes)
      return inFull(call, await withLinks(call, updated, links))
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

    handWayIn: async (call) => {
      const user = await staffBelow(call)
      // Of oneself only with the password: otherwise whoever finds the screen open takes the account along.
      if (user.id === call.actor.actorId) throw forbidden()
      return call.tx.asPlatform(async () => {
        await noteSecurity(call.tx, doneTo(call, user, 'WAY_IN_HANDED'))
        return wayInByHand(call.tx, call.house, orNotFound(await loginOf(call.tx, user.id)))
      })
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

    reactivate: async (call) => {
      const one = sql`u.id = ${pathId(call, 'userId')}`
      const user = (await getRecord<User>(call.tx, userFacts, one)).value()
      refuseForeignStaff(call.grants, user)
      refuseMightier(call.grants, user)
      await call.tx.asPlatform(() => enableLogin(call.tx, user.id))
      return inFull(call, await restoreRecord<User>(call.tx, userFacts, one))
    },
  }
}
