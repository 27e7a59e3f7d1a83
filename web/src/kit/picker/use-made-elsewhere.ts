import { useCallback, useEffect, useRef, useState } from 'react'
import type { PickerSource } from './source'

/**
 * Finds what somebody has created in another tab. Before he leaves, the newest record is noted; when he comes back, a
 * newer one is offered. Ids are compared and not times, because the clocks of browser and server differ.
 */
export function useMadeElsewhere<Item extends { id: number }>({ newest }: PickerSource<Item>) {
  const [found, setFound] = useState<Item>()
  const before = useRef<Promise<number>>(undefined)

  const leave = useCallback(() => {
    setFound(undefined)
    before.current = newest?.().then((item) => item?.id ?? 0)
  }, [newest])

  useEffect(() => {
    if (!newest) return
    const look = async () => {
      if (document.visibilityState !== 'visible' || !before.current) return
      try {
        const [known, item] = await Promise.all([before.current, newest()])
        if (!item || item.id <= known) return
        before.current = undefined
        setFound(item)
      } catch {
        // The list itself finds the record too; nobody has to be told that a convenience failed.
      }
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [newest])

  return { found, leave, forget: () => setFound(undefined) }
}
