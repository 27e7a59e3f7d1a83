export { colleagueSource, memberSource } from './source'
