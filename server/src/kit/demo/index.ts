export { insert } from './insert'
export { pick, towns } from './places'
export { ago, type Clock, clockAt, type Demo, type DemoHome } from './stage'
