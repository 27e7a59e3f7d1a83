export { demoAccounts } from './accounts'
export { loadDemo } from './load'
export { removeDemoLogins, theDemoIsOpen } from './logins'
