export { Steps } from './steps'
