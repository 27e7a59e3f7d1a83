export { burialFormSource, burialTypeSource } from './source'
