import { queries } from '../kit/api'
import { discardDrafts, unsaved } from '../kit/leaving'
import { session } from '../kit/session'
import { calls } from './calls'

/** Ends the session here and on the server, and leaves nothing of it in the browser; where a provider has opened it, there too. */
export async function signOut(): Promise<void> {
  const provider = session.get()?.me.byProvider ? await import('./provider-calls') : undefined
  const url = provider ? (await provider.providerCalls.leave()).url : await calls.signOut()
  unsaved.forgetAll()
  discardDrafts()
  queries.clear()
  session.end()
  if (provider && url) provider.elsewhere.go(url)
}
