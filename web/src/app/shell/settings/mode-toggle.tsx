import IconButton from '@mui/material/IconButton'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from '../../../kit/i18n'
import { settings, useShownMode } from '../../../kit/settings'
import { Tooltip } from '../../../kit/tooltip'

export function ModeToggle() {
  const { t } = useTranslation()
  const mode = useShownMode()
  const label = t(mode === 'dark' ? 'header.light' : 'header.dark')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => settings.change({ mode: mode === 'dark' ? 'light' : 'dark' })}>
        {mode === 'dark' ? <Sun size={20} /> : <Moon size={20} />}
      </IconButton>
    </Tooltip>
  )
}
