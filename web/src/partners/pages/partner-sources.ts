import type { Partner } from '@pietas/contract/partners'
import type { PickerSource } from '../../kit/picker'
import { addressSources, personSource } from '../../persons'
import type { PartnerSources } from '../partner-form'

/** What the partner form asks of persons, who stand to its right; the contact that it has is shown to everybody. */
export const partnerSources = (partner?: Pick<Partner, 'accountingContact'>): PartnerSources => ({
  addresses: addressSources(),
  // The form only hands persons of the source back to the source, so that their type does not matter to it.
  contact: {
    ...personSource(),
    ...(partner?.accountingContact ? { atHand: [partner.accountingContact] } : {}),
  } as unknown as PickerSource<{ id: number }>,
})
