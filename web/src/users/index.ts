export { colleagueSource } from './source'
export { UserName } from './user-name'
