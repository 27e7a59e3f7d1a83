import { useCallback, useState } from 'react'
import { unsaved } from './unsaved'
import { useLeaving } from './use-leaving'

/**
 * Guards what is closed without a navigation, such as a drawer above a dialog. Forms that were open before it do not
 * count. Show `dialog` inside.
 */
export function useGuardedClose(onClosed: () => void) {
  const [staying] = useState(unsaved.ids)
  const [asked, setAsked] = useState(false)
  const stay = useCallback(() => setAsked(false), [])
  const dialog = useLeaving({ asked, stay, staying, proceed: onClosed })
  const close = () => {
    if (unsaved.dirty(staying) || unsaved.saving(staying)) setAsked(true)
    else onClosed()
  }
  return { close, dialog }
}
