import type { Address } from '@pietas/contract/kit'
import type { Place } from '@pietas/contract/kit/places'

/** Where an address comes from; the last one is typed by hand. */
export const addressModes = ['mapsAddress', 'personAddress', 'businessPartner', 'customAddress'] as const
export type AddressMode = (typeof addressModes)[number]

/** One find of an address search, of whatever source: spec 1 section 2.8. */
export interface AddressHit {
  id: string
  label: string
  type: 'mapsAddress' | 'personAddress' | 'businessPartner' | 'businessPartnerChild' | 'customAddress'
  /** The process through which a person has been found. */
  processId?: number
  address: Address
}

const places = ['street', 'zipCode', 'city'] as const

/** Whether an address says where something is, and not only what it is called. */
export const isStructured = (address: Partial<Address> | null | undefined): boolean =>
  places.some((part) => (address?.[part] ?? '').trim() !== '')

/** A position belongs to a street in a town; it is wrong as soon as one of them changes. */
export const movesPosition = (part: string): boolean => (places as readonly string[]).includes(part)

export const placeHit = ({ id, label, address }: Place): AddressHit => ({ id, label, type: 'mapsAddress', address })

/** `52,5200° N, 13,4050° O` as a person reads it, in the language of the screen. */
export const positionText = ({ lat, lng }: { lat: number; lng: number }, language: string): string => {
  const degrees = (value: number) =>
    Math.abs(value).toLocaleString(language, { minimumFractionDigits: 4, maximumFractionDigits: 4 })
  const east = language === 'de' ? 'O' : 'E'
  return `${degrees(lat)}° ${lat < 0 ? 'S' : 'N'}, ${degrees(lng)}° ${lng < 0 ? 'W' : east}`
}
