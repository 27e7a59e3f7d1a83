import type { Task } from '@pietas/contract/tasks'
import { useEffect, useState } from 'react'
import { formatInstant, useTranslation } from '../../kit/i18n'
import { useSettings } from '../../kit/settings'
import { agoText, nextReading } from '../../kit/time'

/** When a task was created and by whom. */
export function TaskOrigin({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { author, createdAt } = task
  return (
    <>
      {t('task.created')} <Ago instant={createdAt} />
      {author && (
        <>
          {' · '}
          <bdi>{`${author.firstName} ${author.lastName}`}</bdi>
        </>
      )}
    </>
  )
}

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
