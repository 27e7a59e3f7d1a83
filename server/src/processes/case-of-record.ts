import type { Permission } from '@pietas/contract/kit'
import { type Call, demand, pathId } from '../kit/call'
import { orNotFound } from '../kit/records'
import { findCase } from './queries'

type Asked = Pick<Call, 'params' | 'actor' | 'grants' | 'tx'>

/**
 * The process that a path without a legal entity names; the right is asked at the entity that it belongs to.
 *
 * @throws 404 for an unknown one and for one of an entity where the caller has no place; 403 without the right.
 */
export const caseOfPath = async (
  call: Asked,
  permission: Permission,
): Promise<{ id: number; legalEntityId: number }> => {
  const found = orNotFound(await findCase(call.tx, pathId(call, 'processId')))
  await demand(call, permission, found.legalEntityId)
  return found
}

/** The process of the entity that a path names. @throws 404 */
export const caseOfEntity = async (call: Pick<Call, 'params' | 'legalEntityId' | 'tx'>): Promise<{ id: number }> => {
  const found = await findCase(call.tx, pathId(call, 'processId'))
  return orNotFound(found?.legalEntityId === call.legalEntityId ? found : null)
}
