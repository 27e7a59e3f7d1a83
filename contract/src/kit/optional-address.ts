import { type Address, addressFields } from './address'
import { noAddress } from './address-line'

/** An address in a body: missing parts are null, and one without any text is null as a whole: spec 2 section 5. */
export const optionalAddress = addressFields
  .partial()
  .nullable()
  .transform((value): Address | null => {
    const address = { ...noAddress, ...value }
    const { lat: _lat, lng: _lng, ...texts } = address
    return Object.values(texts).some((text) => text !== null) ? address : null
  })
