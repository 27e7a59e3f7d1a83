import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import type { PartnerRow } from '@pietas/contract/partners'
import { createElement } from 'react'
import type { AddressHit } from '../kit/address/hit'
import type { AddressSource } from '../kit/address/sources'
import { client } from '../kit/api/client'
import { joinParts, translate } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { sourceByName } from '../kit/picker/source'
import { activeLegalEntityId } from '../kit/session'

const NewPartner = whenIdle(async () => (await import('./in-place/new-partner')).NewPartner)

/** Name and affix in a line. */
export const partnerLabel = ({ name, nameAffix }: Pick<PartnerRow, 'name' | 'nameAffix'>) =>
  joinParts([name, nameAffix])

/** Business partners of the active legal entity, all or those of one type. */
export const partnerSource = (typeName?: 'Standesamt' | 'Friedhof') =>
  sourceByName({
    key: ['partners', activeLegalEntityId(), typeName],
    list: client.partners.list,
    create: {
      href: '/business-partners/create',
      label: 'partner.picker.create',
      permission: 'BusinessPartner:CreateOrEdit',
      inPlace: (facts) => createElement(NewPartner, { ...facts, typeName, onMissing: facts.onClose }),
    },
    label: partnerLabel,
    secondary: (partner) => formatAddress(partner.address),
    refuse: (partner) => (partner.locked ? translate('partner.validation.locked') : undefined),
    ...(typeName ? { only: { filters: { typeName } } } : {}),
  })

/** A partner as a find of the address search; one below another partner is told apart. */
export const partnerHit = (partner: PartnerRow): AddressHit => ({
  id: String(partner.id),
  label: joinParts([partnerLabel(partner), formatAddress(partner.address)], ', '),
  type: partner.parentId ? 'businessPartnerChild' : 'businessPartner',
  address: { ...noAddress, ...partner.address, name: partnerLabel(partner) },
})

/** Addresses of the business partners of the active legal entity. */
export const partnerAddressSource = (): AddressSource => ({
  key: ['partners', activeLegalEntityId()],
  search: async (query, signal) => ({ hits: (await partnerSource().list(query, '', signal)).items.map(partnerHit) }),
})
