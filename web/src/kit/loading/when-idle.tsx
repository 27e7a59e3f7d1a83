import { type ComponentType, lazy, Suspense } from 'react'

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 300)

/**
 * A part that no first paint needs but that has to be there the moment it is wanted, even when the server is gone by
 * then: its code comes as soon as the browser has nothing better to do.
 */
export function whenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const once = () => {
    loading ??= load().then((part) => ({ default: part }))
    // A load that failed is tried again when the part is wanted.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  idle(() => void once().catch(() => undefined))
  const Part = lazy(once) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
