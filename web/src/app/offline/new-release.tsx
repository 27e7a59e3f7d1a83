import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { confirmLeaving } from '../../kit/leaving'
import { inIdleTime, onTouch } from '../../kit/loading'
import * as styles from './new-release.module.css'

/** How often a window that stays open asks for a new release, in ms. */
const pause = 15 * 60_000

const isOfThisPage = (entry: string) => [...document.scripts].some(({ src }) => src.endsWith(entry))

/** Lets the browser keep the code of all pages, and says quietly when there is a newer release than the one at work. */
export function NewRelease() {
  const { t } = useTranslation()
  const isNewer = useNewerRelease()
  const reload = async () => {
    if (await confirmLeaving()) window.location.reload()
  }
  return (
    <div role="status" data-screen-only>
      {isNewer && (
        <div className={styles.newRelease}>
          {t('release.newer')}
          <Button size="small" onClick={() => void reload()}>
            {t('page.reload')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useNewerRelease(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    // A browser keeps code for secure origins alone.
    if (!('serviceWorker' in navigator)) return
    const workers = navigator.serviceWorker
    const hear = ({ data }: MessageEvent<{ entry: string }>) => setNewer(!isOfThisPage(data.entry))
    workers.addEventListener('message', hear)
    // Without it everything works while the server is there; while we develop there is none.
    let keeper: ServiceWorkerRegistration | undefined
    const register = inIdleTime(async () => (keeper = await workers.register('/service-worker.js')))
    const untie = onTouch(() => keeper?.installing?.postMessage('touched'))
    const update = () => register().then((one) => one.update())
    const timer = setInterval(() => void update().catch(() => undefined), pause)
    return () => {
      workers.removeEventListener('message', hear)
      clearInterval(timer)
      untie()
    }
  }, [])
  return isNewer
}
