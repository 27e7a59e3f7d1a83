import { feature } from '../kit/feature'
import { demo } from './demo'
import { type FirstCallParts, firstCallHandlers } from './handlers'

export { openCallsOf } from './queries'

export const firstCalls = (parts: FirstCallParts) =>
  feature({
    handlers: { firstCalls: firstCallHandlers(parts) },
    kinds: { first_calls: 'first-calls' },
    demo,
  })
