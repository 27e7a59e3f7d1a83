import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Rows that are drawn before and after those in sight, so that scrolling does not run into what is not there yet. */
const beyond = 8

/**
 * Which rows are drawn. Who jumps to another place sees what stands there at once; what is below comes a frame later,
 * and what is above one after that: both together are more than half of the work.
 */
export function useDrawnRange(): (range: Range) => number[] {
  const drawn = useRef({ first: 0, last: -1, sides: 0 })
  const isPartial = useRef(false)
  const [frames, setFrames] = useState(0)
  useEffect(() => {
    if (!isPartial.current) return
    const frame = requestAnimationFrame(() => {
      // A table that is hidden by then is not asked again, and must not be drawn with every frame.
      isPartial.current = false
      setFrames((count) => count + 1)
    })
    return () => cancelAnimationFrame(frame)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer asks once more when the function is another one
  return useCallback(
    ({ startIndex, endIndex, count }) => {
      const before = drawn.current
      const isJump = startIndex > before.last || endIndex < before.first
      const sides = isJump ? 0 : Math.min(2, before.sides + 1)
      const first = Math.max(0, startIndex - (sides > 1 ? beyond : 0))
      const last = Math.min(count - 1, endIndex + (sides > 0 ? beyond : 0))
      drawn.current = { first, last, sides }
      isPartial.current = sides < 2
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    },
    [frames],
  )
}
