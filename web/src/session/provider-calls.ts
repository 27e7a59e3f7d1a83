import type { WaysIn } from '@pietas/contract/session'
import { send } from '../kit/api'
import type { Me } from '../kit/session'
import { auth } from './calls'

export interface CameBack {
  me: Me
  to: string
}

/** Sign-in by an identity provider: there, and back. */
export const providerCalls = {
  waysIn: (house?: string) =>
    send<WaysIn>({
      method: 'GET',
      path: '/api/v1/auth/ways-in',
      search: house ? `?house=${encodeURIComponent(house)}` : '',
    }),
  start: (key: string, to: string) => auth<{ url: string }>('POST', 'provider-start', { key, to }),
  finish: (answer: string) => auth<CameBack>('POST', 'provider-finish', { answer }),
  confirm: (otp: string) => auth<CameBack>('POST', 'provider-code', { otp }),
  leave: () => auth<{ url: string | null }>('POST', 'provider-leave'),
}

/** Other places of the browser; tests look at where it would go. */
export const elsewhere = { go: (url: string): void => location.assign(url) }

const houseKey = 'sign-in-house'

/** The house whose link was opened at this device; it stands for the next sign-in as well. */
export const rememberedHouse = {
  get: (): string | undefined => localStorage.getItem(houseKey) ?? undefined,
  set: (house: string): void => localStorage.setItem(houseKey, house),
}
