export { InfectedName, InfectionSign, infectionText } from './infection-sign'
