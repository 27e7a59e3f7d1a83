export { partnerAddressSource, partnerHit, partnerLabel, partnerSource } from './source'
