import { hasPermission, isForbiddenFile, type Permission } from '@pietas/contract/kit'
import { type Actor, type Call, demand, reaches } from '../kit/call'
import type { Tx } from '../kit/db/transaction'
import { forbidden, invalidField } from '../kit/refusal'
import { forbiddenFileTypesOf } from '../legal-entities'
import type { DocumentOwner, OwnerRecord } from './owners'

type Caller = Pick<Call, 'actor' | 'grants' | 'tx'>

export type DocumentPermissions = { read: boolean; edit: boolean; delete: boolean }

const leads = (actor: Actor, legalEntityId: number): boolean =>
  actor.platformRole === 'super-administrator' ||
  actor.tenantRoles.includes('ADMINISTRATOR') ||
  actor.legalEntities.some(
    (row) =>
      row.legalEntityId === legalEntityId &&
      (row.roles.includes('ADMINISTRATOR') || row.roles.includes('OFFICE_MANAGER')),
  )

/**
 * What the caller may do with a document. It follows from the record: who may read it reads its documents, who may
 * edit it edits them, and takes away his own; those of others only who leads the house there.
 */
export const permissionsOf = (
  { actor, grants }: Caller,
  owner: DocumentOwner,
  record: OwnerRecord,
  createdBy: number | null,
): DocumentPermissions => {
  const at = record.legalEntityIds
  const holds = (permission: Permission) => (id: number) => hasPermission(grants, permission, id)
  const edit = at.length > 0 && at.every(holds(owner.edit)) && !record.deleted
  const isOwn = createdBy === actor.actorId
  const leadsThere = at.every((id) => leads(actor, id))
  const mayRemove = isOwn || leadsThere || (owner.remove !== undefined && at.every(holds(owner.remove)))
  const read = at.some(holds(owner.read)) || isOpen(actor, record)
  return { read, edit, delete: edit && mayRemove }
}

/** Whether somebody may read a record because he has a place where it is open to all who have one. */
const isOpen = (actor: Actor, { openTo }: OwnerRecord): boolean => openTo.some((id) => reaches(actor, id))

/** @throws 404 where the caller has no place, 403 without the permission. */
export const demandRead = async (call: Caller, owner: DocumentOwner, record: OwnerRecord): Promise<void> => {
  if (isOpen(call.actor, record)) return
  const own = record.legalEntityIds.filter((id) => reaches(call.actor, id))
  const at = own.find((id) => hasPermission(call.grants, owner.read, id)) ?? own[0]
  await demand(call, owner.read, at ?? record.legalEntityId)
}

/** @throws 403 for what `permissionsOf` denies. */
export const refuseUnless = (isAllowed: boolean): void => {
  if (!isAllowed) throw forbidden()
}

/** @throws 400 at a field for a file of a kind that the legal entity of the record does not take. */
export const refuseForbidden = async (
  tx: Tx,
  { legalEntityId }: OwnerRecord,
  field: 'file' | 'fileName',
  file: { fileName: string; mimeType?: string },
): Promise<void> => {
  if (isForbiddenFile(await forbiddenFileTypesOf(tx, legalEntityId), file))
    throw invalidField(field, 'document.validation.forbidden-type')
}
