import type { AddressSource } from '../kit/places'

export const personAddresses: AddressSource = {
  table: 'persons',
  permission: 'Person:ListAndRead',
  parts: {
    name: 'null::text',
    street: 'x.street',
    streetNumber: 'x.street_number',
    zipCode: 'x.zip_code',
    city: 'x.city',
    country: 'x.country',
    lat: 'null::float8',
    lng: 'null::float8',
  },
}
