import { useEffect, useState } from 'react'

/** Whether the calendar takes the whole screen, and the way to it and back. Escape leads back as well. */
export function useFull(): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  useEffect(() => {
    if (!isFull || document.fullscreenElement) return
    // Where the browser has refused it leaves nothing by itself. What lies above the calendar is closed first.
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setFull(false)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isFull])
  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen()
    if (isFull) return setFull(false)
    setFull(true)
    // The whole page, and not the calendar: what is opened from it lies beside it. Where a browser refuses, as telephones
    // do, the calendar covers at least the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined)
  }
  return { isFull, toggle }
}
