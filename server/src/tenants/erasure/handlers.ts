import type { Tenant } from '@pietas/contract/tenants'
import type { Call } from '../../kit/call'
import { sql } from '../../kit/db/sql'
import type { Json } from '../../kit/db/transaction'
import { getRecord } from '../../kit/records'
import { conflict, invalidField } from '../../kit/refusal'
import { noteSecurity } from '../../kit/security'
import { endSessionsIn } from '../../session'
import { setDeactivated, tenantFacts } from '../queries'
import { requestErasure, revokeErasure } from './queries'

type Asked = Pick<Call, 'tx' | 'tenantId' | 'actor' | 'http'>

const note = ({ tx, tenantId, actor, http }: Asked, kind: 'TENANT_DELETION_REQUESTED' | 'TENANT_DELETION_REVOKED') =>
  noteSecurity(tx, { kind, tenantId, actorId: actor.actorId, http })

const tenantOf = ({ tx, tenantId }: Asked): Promise<Json<Tenant>> =>
  getRecord<Tenant>(tx, tenantFacts, sql`t.id = ${tenantId}`)

/** Closes a tenant at once and has it deleted in thirty days. @throws 400 unless it is called by its slug */
export const requestDeletion = (call: Asked & { body: { confirmation: string } }): Promise<Json<Tenant>> =>
  call.tx.asPlatform(async () => {
    const { slug } = (await tenantOf(call)).value()
    if (call.body.confirmation !== slug) throw invalidField('confirmation', 'tenant.validation.confirmation')
    await requestErasure(call.tx, call.tenantId, call.actor.actorId)
    await setDeactivated(call.tx, call.tenantId, true)
    await endSessionsIn(call.tx, call.tenantId)
    await note(call, 'TENANT_DELETION_REQUESTED')
    return tenantOf(call)
  })

/** Takes a deletion back; a tenant that had been closed before stays so. Once it has begun there is no way back. */
export const revokeDeletion = (call: Asked): Promise<undefined> =>
  call.tx.asPlatform(async () => {
    const { deletionDueAt } = (await tenantOf(call)).value()
    if (deletionDueAt === null) return undefined
    const wasClosed = await revokeErasure(call.tx, call.tenantId)
    if (wasClosed === null) throw conflict([{ field: '', message: 'tenant.validation.deletion-begun' }])
    if (!wasClosed) await setDeactivated(call.tx, call.tenantId, false)
    await note(call, 'TENANT_DELETION_REVOKED')
    return undefined
  })
