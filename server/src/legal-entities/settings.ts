import {
  checkFactoring,
  checkLetterRoom,
  checkMailServer,
  type firstLegalEntity,
  type LegalEntity,
  type LegalEntityChanges,
  legalEntitySecrets,
  usualLetter,
} from '@pietas/contract/legal-entities'
import type * as z from 'zod'
import type { House } from '../kit/call'
import { sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import type { Values } from '../kit/db/write'
import { insertRecord, refuseMissing } from '../kit/records'
import { refuseIfAny } from '../kit/refusal'
import { encrypt } from '../kit/secrets'
import { entityFacts } from './queries'

type Keys = Pick<House, 'secretKey'>

/** What a setting names, by its field. */
const references = {
  tasksDefaultUserId: 'users',
  accountingDefaultUserId: 'users',
  qualityManagementDefaultUserId: 'users',
  directorUserId: 'users',
  inventoryUserGroupId: 'user_groups',
  memorialPortalLegalEntityId: 'legal_entities',
} as const

const secretFields = Object.keys(legalEntitySecrets.shape) as (keyof typeof legalEntitySecrets.shape)[]

/** Secrets as they are stored. The trail hides them and tells only when one of them was set or taken away. */
const sealed = ({ secretKey }: Keys, changes: LegalEntityChanges, before?: LegalEntity): Values => {
  const values = secretFields.flatMap((field): [string, unknown][] => {
    const secret = changes[field]
    if (secret) return [[field, sql`${encrypt(secretKey, secret)}`]]
    return secret === null && before?.[`${field}Set`] ? [[field, null]] : []
  })
  return values.length > 0 ? { ...Object.fromEntries(values), accessDataChangedAt: sql`now()` } : {}
}

/**
 * Changes of a legal entity as they are stored, beside what is there.
 *
 * @throws 400 for a reference to nobody, and for a factoring provider without what it asks for.
 */
export const settled = async (
  tx: Tx,
  keys: Keys,
  changes: LegalEntityChanges,
  before?: LegalEntity,
): Promise<Values> => {
  const {
    billingApiToken: _token,
    smtpPassword: _password,
    factoringPassword,
    letterTemplateSettings,
    ...rest
  } = changes
  const letter = letterTemplateSettings && {
    letterTemplateSettings: { ...(before?.letterTemplateSettings ?? usualLetter), ...letterTemplateSettings },
  }
  refuseIfAny([
    ...checkLetterRoom(letter?.letterTemplateSettings),
    ...checkMailServer({ ...before, ...changes }),
    ...checkFactoring({
      ...before,
      ...changes,
      factoringPasswordSet:
        factoringPassword === undefined ? before?.factoringPasswordSet === true : factoringPassword !== null,
    }),
  ])
  await refuseMissing(
    tx,
    Object.entries(references).map(([field, table]) => ({
      field,
      table,
      id: changes[field as keyof typeof references],
    })),
  )
  return { ...rest, ...letter, ...sealed(keys, changes, before) }
}

/** Opens a legal entity. */
export const openEntity = async (tx: Tx, keys: Keys, fields: LegalEntityChanges): Promise<Json<LegalEntity>> =>
  insertRecord<LegalEntity>(tx, entityFacts, await settled(tx, keys, fields))

/** Opens the first legal entity of a new tenant. @returns its id. */
export const openFirst = async (tx: Tx, keys: Keys, fields: z.output<typeof firstLegalEntity>): Promise<number> =>
  (await openEntity(tx, keys, fields)).value().id
