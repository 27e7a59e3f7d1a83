import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n'
import { PaperHead } from '../print'
import { Tooltip } from '../tooltip'

/** Widths in px: spec 1 section 9; `panel` is the one of account and settings, spec 3 section 9. Narrower screens are filled. */
export const drawerWidths = {
  panel: 320,
  small: 480,
  medium: 600,
  large: 800,
  'x-large': 1200,
  'xx-large': 1500,
} as const

interface SideDrawerProps {
  size: keyof typeof drawerWidths
  title: ReactNode
  subtitle?: ReactNode
  /** Heads each printed page where the title alone does not say whose it is. */
  paperHead?: string | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

const textOf = (title: ReactNode): string => (typeof title === 'string' ? title : '')

/** A panel from the side, over the page. Escape, backdrop and cross all ask `onClose`. */
export function SideDrawer({
  size,
  title,
  subtitle,
  paperHead = textOf(title),
  actions,
  onClose,
  children,
}: SideDrawerProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // As high as dialogs: whichever opens last lies on top, a drawer that a dialog opens included.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: drawerWidths[size], maxWidth: '100vw' },
        },
      }}
    >
      <PaperHead text={paperHead} />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 2, sm: 3 },
          py: 1,
          minHeight: { xs: 64, lg: 72 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h2" noWrap>
            {title}
          </Typography>
          {subtitle && (
            // Dates of birth and death are not to be cut on a telephone.
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <Box data-screen-only sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {actions}
          <Tooltip title={t('common.close')}>
            <IconButton edge="end" aria-label={t('common.close')} onClick={onClose}>
              <X size={20} />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {children}
    </Drawer>
  )
}
