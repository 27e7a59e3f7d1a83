import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { useSession } from '../../kit/session'
import { useShortcut } from '../../kit/shortcut'
import { AccountSign } from './account-sign'

const load = {
  settings: () => import('./settings-drawer'),
  account: () => import('./account-drawer'),
  help: () => import('./shortcut-help'),
}

const SettingsDrawer = lazy(async () => ({ default: (await load.settings()).SettingsDrawer }))
const AccountDrawer = lazy(async () => ({ default: (await load.account()).AccountDrawer }))
const ShortcutHelp = lazy(async () => ({ default: (await load.help()).ShortcutHelp }))

/** The buttons for settings and account with what they open; the code comes when the pointer or focus does. */
export function ShellPanels() {
  const { t } = useTranslation()
  const { user } = useSession().me
  const [open, setOpen] = useState<keyof typeof load>()
  const close = () => setOpen(undefined)
  useShortcut('help', () => setOpen('help'))
  const opener = (name: 'settings' | 'account') => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onPointerEnter: () => void load[name](),
    onFocus: () => void load[name](),
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
      <Suspense>
        {open === 'settings' && <SettingsDrawer onClose={close} />}
        {open === 'account' && <AccountDrawer onClose={close} onHelp={() => setOpen('help')} />}
        {open === 'help' && <ShortcutHelp onClose={close} />}
      </Suspense>
    </>
  )
}
