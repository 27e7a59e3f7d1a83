import type { Address } from '@pietas/contract/kit'
import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import type { Process } from '@pietas/contract/processes'
import type { MessageKey } from '../../kit/i18n'

/** A place that a case knows of, with the word for what it is there. */
interface PlaceOfCase {
  what: MessageKey
  address: Address
}

type Known = Partial<Address> | null | undefined

const addressOf = ({ name, street, streetNumber, zipCode, city, country, lat, lng }: Partial<Address>): Address =>
  Object.assign({ ...noAddress }, given({ name, street, streetNumber, zipCode, city, country, lat, lng }))

const given = (parts: Partial<Address>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined && value !== null))

/** @returns whether two addresses name the same house, whatever else is known of it. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  formatAddress(one) === formatAddress(other) && (one.name ?? '') === (other.name ?? '')

/**
 * The places of a case that a task may lead to, in the order of its way: where the body is, where the person died and
 * lived, the client when it is an institution, the cemetery. A place that is two of these stands once.
 */
export function placesOfCase(process: Process): PlaceOfCase[] {
  const { deceasedPerson, clientBusinessPartner, cemetery } = process
  const { street, streetNumber, zipCode, city, currentPosition, placeOfDeath } = deceasedPerson
  const known: [MessageKey, Known][] = [
    ['task.of-case.position', currentPosition],
    ['task.of-case.place-of-death', placeOfDeath],
    ['task.of-case.home', { street, streetNumber, zipCode, city }],
    ['task.of-case.client', clientBusinessPartner],
    ['task.of-case.cemetery', cemetery],
  ]
  const places: PlaceOfCase[] = []
  for (const [what, parts] of known) {
    const address = addressOf(parts ?? {})
    const isNew = !places.some((place) => isSamePlace(place.address, address))
    if (isNew && (address.name || formatAddress(address))) places.push({ what, address })
  }
  return places
}
