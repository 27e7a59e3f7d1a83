export { distribute } from './distribute'
export { move } from './move'
export { preparationOf } from './nodes'
export { statusOf } from './status'
