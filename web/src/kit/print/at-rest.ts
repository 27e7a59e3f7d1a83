import type { QueryClient } from '@tanstack/react-query'

const step = 100
const longest = 8000

/** Waits until nothing on the page is still on its way, or for as long as somebody would wait for a printer. */
export async function atRest(queries: QueryClient): Promise<void> {
  const until = performance.now() + longest
  let quiet = 0
  while (quiet < 3 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, step))
    const isBusy = queries.isFetching() > 0 || document.querySelector('.MuiSkeleton-root') !== null
    quiet = isBusy ? 0 : quiet + 1
  }
}
