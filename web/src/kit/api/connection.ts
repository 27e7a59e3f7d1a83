/** Whether the server could be reached by the latest call. */
let reachable = true
const listeners = new Set<() => void>()

const change = (next: boolean) => {
  if (next === reachable) return
  reachable = next
  for (const listener of listeners) listener()
}

export const connection = {
  reachable: () => reachable,
  found: () => change(true),
  lost: () => change(false),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
