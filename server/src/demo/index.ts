export { demoAccounts } from './accounts'
export { loadDemo } from './load'
