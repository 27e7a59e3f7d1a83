const idle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 300)

/**
 * Code that comes as soon as the browser has nothing better to do: it is there when the server is gone by the time it
 * is wanted. A load that failed is tried again when somebody asks.
 *
 * @returns hands the code over.
 */
export function inIdleTime<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  const once = () => {
    loading ??= load()
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  idle(() => void once().catch(() => undefined))
  return once
}
