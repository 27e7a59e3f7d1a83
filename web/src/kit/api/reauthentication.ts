/** Asks the person to sign in again; set by the app, because a kit knows no dialog of a feature. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

export const reauthentication = {
  provide(next: Ask | undefined) {
    ask = next
  },
  /** Calls that meet the end of the session together wait for the same dialog. */
  request(): Promise<boolean> {
    if (!ask) return Promise.resolve(false)
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  },
}
