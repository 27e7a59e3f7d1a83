import type { InternalUser, internalUsers } from '@pietas/contract/users'
import { type Call, type Handlers, pathId } from '../kit/call'
import { instant, recordColumns, type Sql, sql } from '../kit/db/sql'
import { narrowed } from '../kit/filters'
import { type ListFacts, listPage } from '../kit/paging'
import { getRecord, lockRecord, orNotFound, refuseStale, restoreRecord, softDelete, updateRecord } from '../kit/records'
import { conflict } from '../kit/refusal'
import { noteSecurity } from '../kit/security'
import { disableLogin, enableLogin, insertLogin, invite, loginOf, wayInByHand } from '../session'
import { insertPlatformUser } from './queries'

const ofLogin = (selected: string): string => `(select ${selected} from logins l where l.actor_id = p.id)`

const facts: ListFacts = {
  table: 'platform_users',
  alias: 'p',
  item: recordColumns('p', ['firstName', 'lastName', 'role'], {
    email: ofLogin('l.email'),
    state: `case when p.deleted then 'DEACTIVATED'
      when ${ofLogin('l.password_hash is not null')} then 'ACTIVE' else 'INVITED' end`,
    lastSignInAt: ofLogin(instant('l.last_sign_in_at')),
  }),
  sorts: {
    NAME: { expression: 'p.last_name', type: 'text' },
    CREATED_AT: { expression: 'p.created_at', type: 'timestamptz' },
  },
}

const one = (call: Pick<Call, 'params'>): Sql => sql`p.id = ${pathId(call, 'internalUserId')}`

// Whoever is left is always one who may take others on: roles, section 4.
const refuseSelf = (call: Pick<Call, 'params' | 'actor'>, field: string): void => {
  if (pathId(call, 'internalUserId') === call.actor.actorId)
    throw conflict([{ field, message: 'user.validation.not-oneself' }])
}

export const internalUserHandlers: Handlers<typeof internalUsers> = {
  list: ({ tx, query }) => {
    const { filterIds, filters } = query
    if (filterIds) return listPage<InternalUser>(tx, facts, query, sql`p.id = any(${filterIds}::bigint[])`)
    const { deleted = false, ...others } = filters ?? {}
    const named = query.query
      ? sql`strpos(folded(p.first_name || ' ' || p.last_name), folded(${query.query})) > 0`
      : sql`true`
    return listPage<InternalUser>(
      tx,
      facts,
      query,
      sql`p.deleted = ${deleted} and ${named} and ${narrowed('p', others)}`,
    )
  },

  create: async ({ tx, body, house }) => {
    const { email, ...person } = body
    const actorId = await insertPlatformUser(tx, person)
    const login = await insertLogin(tx, { email, actorId, homeTenantId: null, passwordHash: null })
    await invite(tx, house, login)
    return getRecord<InternalUser>(tx, facts, sql`p.id = ${actorId}`)
  },

  get: (call) => getRecord<InternalUser>(call.tx, facts, one(call)),

  update: async (call) => {
    const current = await lockRecord<InternalUser>(call.tx, facts, one(call))
    const before = refuseStale(call.ifMatch, current.value())
    if (call.body.role !== undefined && call.body.role !== before.role) refuseSelf(call, 'role')
    return updateRecord<InternalUser>(call.tx, facts, current, call.body)
  },

  invite: async (call) => {
    const { id } = (await lockRecord<InternalUser>(call.tx, facts, one(call))).value()
    const login = orNotFound(await loginOf(call.tx, id))
    if (login.hasPassword) throw conflict([{ field: '', message: 'user.validation.already-signed-up' }])
    await invite(call.tx, call.house, login.id)
    return undefined
  },

  handWayIn: async (call) => {
    const { tx, house, actor, http } = call
    refuseSelf(call, '')
    const { id } = (await lockRecord<InternalUser>(tx, facts, one(call))).value()
    await noteSecurity(tx, { kind: 'WAY_IN_HANDED', tenantId: null, actorId: actor.actorId, subjectId: id, http })
    return wayInByHand(tx, house, orNotFound(await loginOf(tx, id)))
  },

  delete: async (call) => {
    refuseSelf(call, '')
    await softDelete(call.tx, facts, one(call))
    await disableLogin(call.tx, pathId(call, 'internalUserId'))
    return undefined
  },

  restore: async (call) => {
    const { id } = (await getRecord<InternalUser>(call.tx, facts, one(call))).value()
    await enableLogin(call.tx, id)
    return restoreRecord<InternalUser>(call.tx, facts, one(call))
  },
}
