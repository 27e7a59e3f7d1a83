export { partnerAddressSource, partnerHit, partnerSource } from './source'
