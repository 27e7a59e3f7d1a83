import type { Finding, Problem, ProblemCode } from '@pietas/contract/kit'

/** What a problem says beyond its code; a feature may add members that its contract declares. */
type Extras = Pick<Problem, 'errors' | 'duplicates' | 'current' | 'detail'> & Readonly<Record<string, unknown>>

/** Thrown to answer with a problem; the gate turns it into an RFC 9457 body. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly extras: Extras
  readonly retryAfter: number | undefined

  constructor(status: number, code: ProblemCode, extras: Extras = {}, retryAfter?: number) {
    super(code)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.extras = extras
    this.retryAfter = retryAfter
  }
}

export const invalid = (errors: Finding[]): Refusal => new Refusal(400, 'INVALID_INPUT', { errors })
export const invalidField = (field: string, message: string): Refusal => invalid([{ field, message }])
export const noSession = (): Refusal => new Refusal(401, 'NO_SESSION')
export const forbidden = (): Refusal => new Refusal(403, 'FORBIDDEN')
export const notFound = (): Refusal => new Refusal(404, 'NOT_FOUND')
export const conflict = (errors: Finding[]): Refusal => new Refusal(409, 'CONFLICT', { errors })
export const duplicate = (duplicates: object[]): Refusal =>
  new Refusal(409, 'DUPLICATE', { duplicates: duplicates as Record<string, unknown>[] })
export const staleVersion = (current: object): Refusal =>
  new Refusal(412, 'STALE_VERSION', { current: current as Record<string, unknown> })
export const tooManyRequests = (seconds: number): Refusal => new Refusal(429, 'TOO_MANY_REQUESTS', {}, seconds)
/** Too many calls of one user wait already. */
export const crowded = (): Refusal =>
  new Refusal(429, 'TOO_MANY_REQUESTS', { errors: [{ field: '', message: 'common.validation-too-many-at-once' }] }, 1)
export const unavailable = (): Refusal => new Refusal(503, 'UNAVAILABLE', {}, 1)

/** @param detail what there is no room for, or how little is left. */
export const storageFull = (status: 503 | 507, detail: string): Refusal =>
  new Refusal(status, 'STORAGE_FULL', { detail }, 60)

/** @param detail what went wrong, for whoever runs the server; no address, no key. */
export const placesUnavailable = (detail: string): Refusal => new Refusal(503, 'PLACES_UNAVAILABLE', { detail })

/** What a part of a body is refused with, by the names that its fields have in the whole: `legalEntity.factoringUser`. */
export const below = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.extras.errors) throw error
    const errors = error.extras.errors.map(({ field, ...found }) => ({ ...found, field: `${part}.${field}` }))
    throw new Refusal(error.status, error.code, { ...error.extras, errors }, error.retryAfter)
  }
}

/** @throws an INVALID_INPUT refusal when a rule has found something. */
export const refuseIfAny = (findings: Finding[]): void => {
  if (findings.length > 0) throw invalid(findings)
}
