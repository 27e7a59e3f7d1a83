import { queries } from '../kit/api'
import { discardDrafts, unsaved } from '../kit/leaving'
import { session } from '../kit/session'
import { calls } from './calls'

/** Ends the session here and on the server, and leaves nothing of it in the browser. */
export async function signOut(): Promise<void> {
  await calls.signOut()
  unsaved.forgetAll()
  discardDrafts()
  queries.clear()
  session.end()
}
