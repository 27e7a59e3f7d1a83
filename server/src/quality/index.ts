import { feature } from '../kit/feature'
import { demo } from './demo'
import { followUpCallHandlers, followUpHandlers, qualityHandlers } from './handlers'

export const quality = feature({
  handlers: { quality: qualityHandlers, followUps: followUpHandlers, followUpCalls: followUpCallHandlers },
  kinds: { follow_up_calls: 'quality' },
  demo,
})
