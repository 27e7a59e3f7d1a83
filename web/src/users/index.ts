export { colleagueSource, memberSource } from './source'
export { UserName } from './user-name'
