import { feature } from '../kit/feature'
import { partnerAddresses } from './addresses'
import { demo } from './demo'
import { partnerAsOwner } from './document-owner'
import { partnerHandlers } from './handlers'
import { partnerImportHandlers } from './import'

export { refuseLocked } from './locked'

export const partners = feature({
  handlers: { partners: partnerHandlers, partnerImports: partnerImportHandlers },
  owners: { BUSINESS_PARTNER: partnerAsOwner },
  addresses: { business_partners: partnerAddresses },
  kinds: {
    business_partners: 'partners',
    partner_types_of_partners: 'partners',
    partner_imports: 'partner-imports',
    partner_import_rows: 'partner-imports',
  },
  demo,
})
