import { ownPath } from '@pietas/contract/kit/own-path'
import type { AnyRouter } from '@tanstack/react-router'

/** After a sign-in the way goes on inside the app: an address from outside must not lead away from it. */
export function goOn(router: Pick<AnyRouter, 'history'>, to: string): void {
  const path = ownPath(to)
  // A file is none of the app's pages: the browser itself goes there.
  if (path.startsWith('/api/')) location.replace(path)
  else router.history.replace(path)
}
