import { useEffect } from 'react'

/** What the frame opens beside the page. */
export type PanelName = 'settings' | 'help' | 'shortcuts' | 'open-calls'

type Opener = (name: PanelName) => void

const openers = new Set<Opener>()

/** Says who opens panels, as long as that part of the frame stands; `open` stays the same function. */
export function usePanels(open: Opener) {
  useEffect(() => {
    openers.add(open)
    return () => void openers.delete(open)
  }, [open])
}

/** Opens a panel of the frame, for commands. */
export const openPanel = (name: PanelName): void => {
  for (const open of openers) open(name)
}
