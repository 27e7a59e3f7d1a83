import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { House, LogOut, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'

export function AccountMenu() {
  const { t } = useTranslation()
  const { user } = useSession().me
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  const go = (to: '/' | '/profile' | '/auth/sign-out') => {
    setAnchor(null)
    void navigate({ to })
  }
  return (
    <>
      <IconButton
        aria-label={t('header.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ p: 0.25 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Avatar
          sx={{
            width: 36,
            height: 36,
            fontSize: '0.875rem',
            fontWeight: 600,
            bgcolor: 'primary.light',
            color: 'primary.main',
          }}
        >
          {user.firstName[0]}
          {user.lastName[0]}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 320, maxWidth: '90vw' } } }}
      >
        <Box component="li" sx={{ px: 2, py: 1 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.email}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem onClick={() => go('/')}>
          <House size={18} aria-hidden />
          {t('header.home')}
        </MenuItem>
        <MenuItem onClick={() => go('/profile')}>
          <Settings size={18} aria-hidden />
          {t('header.profile')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => go('/auth/sign-out')}>
          <LogOut size={18} aria-hidden />
          {t('header.sign-out')}
        </MenuItem>
      </Menu>
    </>
  )
}
