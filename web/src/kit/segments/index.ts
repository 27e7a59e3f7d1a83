export { Segments } from './segments'
