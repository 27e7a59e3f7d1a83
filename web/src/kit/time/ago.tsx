import { useEffect, useState } from 'react'
import { formatInstant } from '../i18n'
import { useSettings } from '../settings'
import { agoText, nextReading } from './moment'

/** How long ago something was, kept true while one looks at it: spec 3 section 4.4. */
export function Ago({ instant }: { instant: string }) {
  const { language } = useSettings()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const pause = nextReading(instant, now)
    if (pause === null) return
    const timer = setTimeout(() => setNow(Date.now()), pause)
    return () => clearTimeout(timer)
  }, [instant, now])
  return (
    <time dateTime={instant} title={formatInstant(instant)} className="numeric">
      {agoText(instant, now, language)}
    </time>
  )
}
