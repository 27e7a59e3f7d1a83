import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { CircleUserRound, House, Keyboard, LogOut, type LucideIcon } from 'lucide-react'
import { SideDrawer } from '../../../kit/drawer'
import { type MessageKey, useTranslation } from '../../../kit/i18n'
import { useSession } from '../../../kit/session'
import { shortcutLabel } from '../../../kit/shortcut'
import * as styles from './account-drawer.module.css'
import { AccountSign } from './account-sign'

interface Entry {
  label: MessageKey
  icon: LucideIcon
  run: () => void
  shortcut?: string
}

/** Who is signed in, and what belongs to the own account. */
export function AccountDrawer({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession().me
  const navigate = useNavigate()
  const go = (to: '/' | '/profile' | '/auth/sign-out') => () => {
    onClose()
    void navigate({ to })
  }
  const entries: Entry[] = [
    { label: 'header.home', icon: House, run: go('/') },
    { label: 'header.profile', icon: CircleUserRound, run: go('/profile') },
    { label: 'shortcut.title', icon: Keyboard, run: onHelp, shortcut: shortcutLabel('help') },
    { label: 'header.sign-out', icon: LogOut, run: go('/auth/sign-out') },
  ]
  return (
    <SideDrawer size="panel" title={t('header.account-title')} onClose={onClose}>
      <div className={styles.accountCard}>
        <AccountSign size={48} />
        <div>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {user.firstName} {user.lastName}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {user.email}
          </Typography>
        </div>
      </div>
      <ul className={styles.accountEntries}>
        {entries.map(({ label, icon: Icon, run, shortcut }) => (
          <li key={label}>
            <ButtonBase className={styles.accountEntry} onClick={run}>
              <Icon size={20} aria-hidden />
              {t(label)}
              {shortcut && <kbd>{shortcut}</kbd>}
            </ButtonBase>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
