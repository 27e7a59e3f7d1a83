export { ContactDetails, ContactRows } from './contact-details'
