import type { QueryClient } from '@tanstack/react-query'
import { after, isOnItsWay } from '../loading/moments'

const step = 100
const longest = 8000

/** Waits until nothing on the page is still on its way, or for as long as somebody would wait for a printer. */
export async function atRest(queries: QueryClient): Promise<void> {
  const until = performance.now() + longest
  let quiet = 0
  while (quiet < 3 && performance.now() < until) {
    await after(step)
    const isBusy = queries.isFetching() > 0 || isOnItsWay()
    quiet = isBusy ? 0 : quiet + 1
  }
}
