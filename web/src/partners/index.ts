export { PartnerField } from './partner-field'
export { partnerAddressSource, partnerHit, partnerSource } from './source'
