import { today } from '@pietas/contract/kit/days'
import { useEffect, useState } from 'react'

/** So often it is looked whether a new day has begun: a machine that slept wakes up at any hour. */
const lookEvery = 30_000

/** The day in Berlin, `YYYY-MM-DD`; what is left open over midnight learns of the new one. */
export function useToday(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => setDay(today())
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
