export { insert } from './insert'
export { lay } from './lay'
export { pick, towns } from './places'
export { ago, burialAfter, type Clock, clockAt, type Demo, type DemoHome, earlierDeath } from './stage'
