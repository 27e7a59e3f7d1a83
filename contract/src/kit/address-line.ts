import type { Address } from './address'

/** An address of which nothing is known. */
export const noAddress: Address = {
  name: null,
  street: null,
  streetNumber: null,
  zipCode: null,
  city: null,
  country: null,
  lat: null,
  lng: null,
}

/** @returns `street number, zip city`; missing parts leave no stray separator: spec 1 section 3. */
export const formatAddress = (address: Partial<Address> | null | undefined): string => {
  if (!address) return ''
  const lines = [
    [address.street, address.streetNumber],
    [address.zipCode, address.city],
  ]
  return lines
    .map((line) => line.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
}
