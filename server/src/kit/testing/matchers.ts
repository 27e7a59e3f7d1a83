import type { Finding } from '@pietas/contract/kit'
import { expect } from 'vitest'
import type { TestAnswer } from './server'

interface Refusals<R = unknown> {
  /** The answer is a problem of this status, naming this code or this finding. */
  toBeRefused(status: number, reason?: string | Finding): R
}

declare module 'vitest' {
  interface Matchers<T> extends Refusals<T> {}
}

expect.extend({
  toBeRefused(answer: TestAnswer, status: number, reason?: string | Finding) {
    const { isNot, equals } = this
    const findings: Finding[] = answer.body?.errors ?? []
    const fits =
      reason === undefined ||
      (typeof reason === 'string' ? answer.body?.code === reason : findings.some((finding) => equals(finding, reason)))
    const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') ?? false
    return {
      pass: answer.status === status && isProblem && fits,
      message: () =>
        `expected ${isNot ? 'no ' : ''}refusal ${status} ${JSON.stringify(reason ?? '')}, got ${answer.status} ${JSON.stringify(answer.body)}`,
    }
  },
})
