import IconButton from '@mui/material/IconButton'
import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { Tooltip } from '../../../kit/tooltip'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const toggle = () => {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  // The browser may refuse, in an embedded page for instance; then everything stays as it is.
  change.catch(() => undefined)
}

/** Full screen and back; not there where the browser cannot, as on an iPhone. */
export function FullScreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const label = t(isFull ? 'settings.leave-full-screen' : 'settings.full-screen')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={toggle}>
        {isFull ? <Minimize size={20} /> : <Maximize size={20} />}
      </IconButton>
    </Tooltip>
  )
}
