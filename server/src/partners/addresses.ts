import type { AddressSource } from '../kit/places'

export const partnerAddresses: AddressSource = {
  table: 'business_partners',
  permission: 'BusinessPartner:Read',
  parts: {
    name: "x.address ->> 'name'",
    street: "x.address ->> 'street'",
    streetNumber: "x.address ->> 'streetNumber'",
    zipCode: "x.address ->> 'zipCode'",
    city: "x.address ->> 'city'",
    country: "x.address ->> 'country'",
    lat: "(x.address ->> 'lat')::float8",
    lng: "(x.address ->> 'lng')::float8",
  },
}
