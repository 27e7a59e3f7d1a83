import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Rows that are drawn before and after those in sight, so that scrolling does not run into what is not there yet. */
const beyond = 8

/**
 * Which rows are drawn. Who jumps to another place sees what stands there at once, and what is beyond comes a frame
 * later: it is more than half of the work.
 */
export function useDrawnRange(): (range: Range) => number[] {
  const drawn = useRef({ first: 0, last: -1 })
  const isJump = useRef(false)
  const [jumps, setJumps] = useState(0)
  useEffect(() => {
    if (!isJump.current) return
    const frame = requestAnimationFrame(() => {
      // A table that is hidden by then is not asked again, and must not be drawn with every frame.
      isJump.current = false
      setJumps((count) => count + 1)
    })
    return () => cancelAnimationFrame(frame)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer asks once more when the function is another one
  return useCallback(
    ({ startIndex, endIndex, count }) => {
      isJump.current = startIndex > drawn.current.last || endIndex < drawn.current.first
      const more = isJump.current ? 0 : beyond
      const first = Math.max(0, startIndex - more)
      const last = Math.min(count - 1, endIndex + more)
      drawn.current = { first, last }
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    },
    [jumps],
  )
}
