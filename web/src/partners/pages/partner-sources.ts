import type { PickerSource } from '../../kit/picker'
import { addressSources, personSource } from '../../persons'
import type { PartnerSources } from '../partner-form'

/** What the partner form asks of persons, who stand to its right. */
export const partnerSources = (): PartnerSources => ({
  addresses: addressSources(),
  // The form only hands persons of the source back to the source, so that their type does not matter to it.
  contact: personSource() as unknown as PickerSource<{ id: number }>,
})
