import { type ProblemCode, problemCodes } from '@pietas/contract/kit'
import { isDiskFull } from '../disk-space'
import { conflict, invalid, Refusal, storageFull, unavailable } from '../refusal'
import { nameBehind } from './constraint-names'

type DatabaseError = Error & { code?: string; constraint?: string; table?: string }

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof Error && 'code' in error

// Connection lost, server shutting down or starting, no connection free, query cancelled, deadlock, lock timeout.
const awayStates = /^(08|57P|53|40)|^(57014|55P03)$/
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const awayMessages =
  /could not commit transaction for shard|connection to the remote node|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Connection ended/

/** @returns whether the database could not be reached or asked us to try again. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = isDatabaseError(error) ? (error.code ?? '') : ''
  return awayCodes.has(code) || awayStates.test(code) || awayMessages.test(error.message)
}

/** @returns the constraint that has refused, as the schema names it; a machine of a tenant tells of it in the message alone. */
export const constraintOf = (error: DatabaseError): string | undefined => {
  const named = error.constraint ?? /constraint "([^"]+)"/.exec(error.message)?.[1]
  return named === undefined ? undefined : nameBehind(named)
}

/** A constraint named `table.field:message` says which field is wrong and why. */
const blamed = (constraint: string | undefined, message: string) => {
  const named = /^\w+\.([\w.]+)(?::(.+))?$/.exec(constraint ?? '')
  return { field: named?.[1] ?? '', message: named?.[2] ?? message }
}

const unknownReference = '23503'
const notUnique = '23505'
const checkFailed = '23514'
const notNull = '23502'
/** Raised by our own triggers, with the code of the problem as its message. */
const refusedByTrigger = 'PT409'

const isProblemCode = (text: string): text is ProblemCode => (problemCodes as readonly string[]).includes(text)

/** @returns the refusal that a database error means to the caller, or null when it is a fault of ours. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (isDiskFull(error)) return storageFull(507, 'There is no room left to store anything')
  if (isAway(error)) return unavailable()
  if (!isDatabaseError(error) || !error.code) return null
  if (error.code === unknownReference)
    return invalid([blamed(constraintOf(error), 'common.validation-unknown-reference')])
  if (error.code === checkFailed || error.code === notNull)
    return invalid([blamed(constraintOf(error), 'common.validation-invalid')])
  if (error.code === refusedByTrigger && isProblemCode(error.message)) return new Refusal(409, error.message)
  if (error.code === notUnique) return conflict([blamed(constraintOf(error), 'common.validation-not-unique')])
  if (error.code.startsWith('22')) return invalid([{ field: '', message: 'common.validation-invalid' }])
  return null
}
