import { useEffect } from 'react'

/** What the frame opens beside the page. */
export type PanelName = 'settings' | 'help' | 'shortcuts'

let opener: ((name: PanelName) => void) | undefined

/** Says who opens the panels, as long as the frame stands; `open` stays the same function. */
export function usePanels(open: (name: PanelName) => void) {
  useEffect(() => {
    opener = open
    return () => {
      if (opener === open) opener = undefined
    }
  }, [open])
}

/** Opens a panel of the frame, for commands. */
export const openPanel = (name: PanelName) => opener?.(name)
