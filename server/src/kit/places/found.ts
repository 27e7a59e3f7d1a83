import { createHash } from 'node:crypto'
import { type Address, formatAddress, type Place } from '@pietas/contract/kit'
import * as z from 'zod'

/** What every source makes of its answer. */
export type Found = { items: Place[]; attribution: string }

export const maxPlaces = 10

/** A part of an address from outside: cut to what an address may hold; anything but text is missing. */
export const part = (max: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim().slice(0, max) || null)
    .nullish()
    .catch(null)
    .transform((text) => text ?? null)

/** The number of degrees, or null where it is none. */
export const degrees = (max: number) =>
  z.coerce
    .number<number | string>()
    .min(-max)
    .max(max)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)

// Two words for the same thing would stand twice in the label: `Görlitz, 02826 Görlitz`.
const labelOf = (address: Address, suffix: string): string => {
  const line = formatAddress(address)
  const isNamed = address.name !== null && address.name !== address.city && !line.includes(address.name)
  return [isNamed ? address.name : '', line, suffix].filter(Boolean).join(', ')
}

/** A result from an address. The id follows from what it says, because not every source has one. */
export const placeOf = (source: string, address: Address, suffix = ''): Place => {
  const label = labelOf(address, suffix)
  const mark = createHash('sha1').update(JSON.stringify(address)).digest('base64url').slice(0, 16)
  return { id: `${source}-${mark}`, label, type: 'mapsAddress', address }
}
