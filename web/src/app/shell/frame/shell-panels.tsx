import IconButton from '@mui/material/IconButton'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { type PanelName, usePanels } from '../../../kit/commands'
import { loadTexts, useTranslation } from '../../../kit/i18n'
import { whenIdle } from '../../../kit/loading'
import { useSession } from '../../../kit/session'
import { useShortcut } from '../../../kit/shortcut'
import { Tooltip } from '../../../kit/tooltip'
import { HelpPanel } from '../help/help-part'
import { AccountSign } from './account-sign'
import { CalendarButton } from './calendar-button'
import * as styles from './shell.module.css'

const SettingsDrawer = whenIdle(async () => (await import('../settings/settings-drawer')).SettingsDrawer)
const AccountDrawer = whenIdle(async () => (await import('./account-drawer')).AccountDrawer)
const CalendarPopover = whenIdle(async () => {
  await loadTexts(['tasks'])
  return (await import('./calendar-popover')).CalendarPopover
})

/** The buttons for settings and account, with what they open. */
export function ShellPanels() {
  const { t } = useTranslation()
  const { me, tenant } = useSession()
  const { user } = me
  const [open, setOpen] = useState<'account' | PanelName>()
  const [calendarAt, setCalendarAt] = useState<HTMLElement | null>(null)
  const account = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(undefined)
  const closeCalendar = () => setCalendarAt(null)
  useShortcut('help', () => setOpen('help'))
  usePanels(setOpen)
  const opener = (name: 'settings' | 'account') => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onClick: () => setOpen(name),
  })
  return (
    <>
      {tenant && <CalendarButton className={styles.fromSm} isOpen={calendarAt !== null} onOpen={setCalendarAt} />}
      <Tooltip title={t('settings.title')}>
        <IconButton className={styles.fromSm ?? ''} aria-label={t('settings.title')} {...opener('settings')}>
          <SlidersHorizontal size={20} />
        </IconButton>
      </Tooltip>
      <IconButton
        ref={account}
        aria-label={t('header.account', { name: `${user.firstName} ${user.lastName}` })}
        sx={{ p: 0.25 }}
        {...opener('account')}
      >
        <AccountSign size={36} />
      </IconButton>
      {open === 'settings' && <SettingsDrawer onClose={close} onMissing={close} />}
      {open === 'account' && (
        <AccountDrawer
          onClose={close}
          onMissing={close}
          onHelp={() => setOpen('help')}
          onShortcuts={() => setOpen('shortcuts')}
          onAppearance={() => setOpen('settings')}
          onCalendar={() => {
            close()
            setCalendarAt(account.current)
          }}
        />
      )}
      {calendarAt && <CalendarPopover anchor={calendarAt} onClose={closeCalendar} onMissing={closeCalendar} />}
      {(open === 'help' || open === 'shortcuts') && (
        <HelpPanel key={open} atShortcuts={open === 'shortcuts'} onClose={close} onMissing={close} />
      )}
    </>
  )
}
