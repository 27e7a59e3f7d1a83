import type { Partner } from '@pietas/contract/partners'
import type { PickerSource } from '../../kit/picker'
import { addressSources, personSource } from '../../persons'
import type { PartnerSources } from '../partner-form'

/** What the partner form asks of persons, who stand to its right; the contact that it has is shown to everybody. */
export function partnerSources(partner?: Pick<Partner, 'accountingContact'>): PartnerSources {
  const persons: PickerSource<{ id: number }> = personSource()
  const atHand = partner?.accountingContact
  return { addresses: addressSources(), contact: { ...persons, ...(atHand ? { atHand: [atHand] } : {}) } }
}
