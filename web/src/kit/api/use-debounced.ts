import { useEffect, useState } from 'react'

/** The value once it has rested for a while; searches wait 300 ms: spec 3 section 9. */
export function useDebounced<Value>(value: Value, delay = 300): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
