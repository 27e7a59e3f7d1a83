import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import './shell-drawer.css'

interface ShellDrawerProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The narrow panel of account and settings, 320 px wide: spec 3 section 9. */
export function ShellDrawer({ title, actions, onClose, children }: ShellDrawerProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'shell-drawer' },
      }}
    >
      <header className="shell-drawer-head">
        <Typography id={id} variant="h2" noWrap sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
        <Tooltip title={t('common.close')}>
          <IconButton edge="end" aria-label={t('common.close')} onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Tooltip>
      </header>
      {children}
    </Drawer>
  )
}
