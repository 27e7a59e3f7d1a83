/** Whether the browser lets the product speak up; asked for only by a click of whoever wants it. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission !== 'default') return Notification.permission === 'granted'
  return (await Notification.requestPermission()) === 'granted'
}

/** The same without asking anybody. */
export const isAllowed = (): boolean => 'Notification' in window && Notification.permission === 'granted'
