import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { ConnectionLost } from '../kit/api'
import { isMessageKey, translate } from '../kit/i18n'

/** The sentence for a refused sign-in or token. */
export function failureText(error: unknown, withCode = false): string {
  if (error instanceof ConnectionLost) return translate('session.failure.connection')
  if (!(error instanceof ApiProblem)) return translate('session.failure.unexpected')
  if (error.code === 'TOO_MANY_REQUESTS') {
    const seconds = Number(error.problem.detail) || 60
    return translate('session.failure.rate-limit', { count: Math.ceil(seconds / 60) })
  }
  if (error.code === 'INVALID_CREDENTIALS') {
    return translate(withCode ? 'session.failure.otp' : 'session.failure.INVALID_CREDENTIALS')
  }
  if (error.code === 'PROVIDER_REFUSED') return translate('session.failure.PROVIDER_REFUSED')
  if (error.code === 'UNKNOWN_ACCOUNT') return translate('session.failure.UNKNOWN_ACCOUNT')
  if (error.code === 'UNAVAILABLE') return translate('session.failure.provider-away')
  if (error.code === 'INVALID_TOKEN') return translate('session.failure.INVALID_TOKEN')
  const finding = error.problem.errors?.[0]?.message
  return translate(finding && isMessageKey(finding) ? finding : 'session.failure.unexpected')
}
