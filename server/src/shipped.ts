/** What tests take of the built server, so that what they try is what is shipped. */
export { createApp } from './app'
export { layoutOf } from './kit/db/layout'
export { furnish } from './kit/house'
export { shortCallsAtWork } from './kit/turns'
