import { feature } from '../kit/feature'
import { figureHandlers } from './handlers'

export { toldOfCases } from './handlers'

export const figures = feature({ handlers: { figures: figureHandlers } })
