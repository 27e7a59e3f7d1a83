import type { Class } from './class'
import { doubleBooking } from './double-booking'
import { fuzz } from './fuzz'
import { headers } from './headers'
import { isolation } from './isolation'
import { kills } from './kills'
import { lostUpdates } from './lost-updates'
import { retries } from './retries'
import { servers } from './servers'
import { slowClients } from './slow-clients'
import { uploads } from './uploads'

/** Every class in its order; what may leave the least behind comes last. */
export const classes: readonly Class[] = [
  headers,
  lostUpdates,
  retries,
  doubleBooking,
  isolation,
  uploads,
  slowClients,
  fuzz,
  kills,
  servers,
]
