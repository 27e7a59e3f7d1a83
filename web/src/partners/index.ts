export { PartnerAbove } from './fetch-partner-above'
export { partnerAddressSource, partnerHit, partnerLabel, partnerSource } from './source'
