export { euros } from './money'
