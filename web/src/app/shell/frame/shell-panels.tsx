import IconButton from '@mui/material/IconButton'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'
import { useSession } from '../../../kit/session'
import { useShortcut } from '../../../kit/shortcut'
import { Tooltip } from '../../../kit/tooltip'
import { AccountSign } from './account-sign'

const SettingsDrawer = whenIdle(async () => (await import('../settings/settings-drawer')).SettingsDrawer)
const AccountDrawer = whenIdle(async () => (await import('./account-drawer')).AccountDrawer)
const ShortcutHelp = whenIdle(async () => (await import('../help/shortcut-help')).ShortcutHelp)

/** The buttons for settings and account, with what they open. */
export function ShellPanels() {
  const { t } = useTranslation()
  const { user } = useSession().me
  const [open, setOpen] = useState<'settings' | 'account' | 'help'>()
  const close = () => setOpen(undefined)
  useShortcut('help', () => setOpen('help'))
  const opener = (name: 'settings' | 'account') => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onClick: () => setOpen(name),
  })
  return (
    <>
      <Tooltip title={t('settings.title')}>
        <IconButton aria-label={t('settings.title')} {...opener('settings')}>
          <SlidersHorizontal size={20} />
        </IconButton>
      </Tooltip>
      <IconButton
        aria-label={t('header.account', { name: `${user.firstName} ${user.lastName}` })}
        sx={{ p: 0.25 }}
        {...opener('account')}
      >
        <AccountSign size={36} />
      </IconButton>
      {open === 'settings' && <SettingsDrawer onClose={close} onMissing={close} />}
      {open === 'account' && <AccountDrawer onClose={close} onMissing={close} onHelp={() => setOpen('help')} />}
      {open === 'help' && <ShortcutHelp onClose={close} onMissing={close} />}
    </>
  )
}
