export { colleagueSource } from './source'
