import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  CircleQuestionMark,
  House,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  Palmtree,
  SlidersHorizontal,
  Sun,
  UserRoundCog,
} from 'lucide-react'
import { SideDrawer, useDrawers } from '../../../kit/drawer'
import { type Language, languages, useTranslation } from '../../../kit/i18n'
import { useSession } from '../../../kit/session'
import { settings, useSetting, useShownMode } from '../../../kit/settings'
import { shortcutLabel } from '../../../kit/shortcut'
import { chooseLanguage } from '../../../session/calls'
import * as styles from './account-drawer.module.css'
import { AccountSign } from './account-sign'

interface Entry {
  label: string
  icon: LucideIcon
  run: () => void
  shortcut?: string
  /** The language of the label, where it is not that of the page. */
  lang?: Language
  /** It stands in the header where there is room. */
  isNarrow?: boolean
}

interface AccountDrawerProps {
  onClose: () => void
  onHelp: () => void
  onShortcuts: () => void
  onAppearance: () => void
  onCalendar: () => void
}

/** Who is signed in, and what belongs to the own account. */
export function AccountDrawer({ onClose, onHelp, onShortcuts, onAppearance, onCalendar }: AccountDrawerProps) {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const { user } = me
  const navigate = useNavigate()
  const drawers = useDrawers()
  const language = useSetting('language')
  const go = (to: '/' | '/profile' | '/auth/sign-out') => () => {
    onClose()
    void navigate({ to })
  }
  const isDark = useShownMode() === 'dark'
  const other = languages.find(({ value }) => value !== language) ?? languages[0]
  const leave: Entry = {
    label: t('header.absence'),
    icon: Palmtree,
    run: () => {
      onClose()
      void drawers.open('absence', { inMiddle: true })
    },
  }
  const entries: Entry[] = [
    { label: t('header.home'), icon: House, run: go('/') },
    { label: t('header.upcoming'), icon: CalendarDays, run: onCalendar, isNarrow: true },
    // For somebody of the staff, and not for who visits a tenant.
    ...(me.platformRole === null && legalEntity ? [leave] : []),
    { label: t('header.profile'), icon: UserRoundCog, run: go('/profile') },
    {
      label: other.name,
      lang: other.value,
      icon: Languages,
      run: () => void chooseLanguage(other.value),
      isNarrow: true,
    },
    {
      label: t(isDark ? 'header.light' : 'header.dark'),
      icon: isDark ? Sun : Moon,
      run: () => settings.change({ mode: isDark ? 'light' : 'dark' }),
      isNarrow: true,
    },
    { label: t('settings.title'), icon: SlidersHorizontal, run: onAppearance, isNarrow: true },
    { label: t('nav.help'), icon: CircleQuestionMark, run: onHelp, shortcut: shortcutLabel('help') },
    { label: t('shortcut.title'), icon: Keyboard, run: onShortcuts },
    { label: t('header.sign-out'), icon: LogOut, run: go('/auth/sign-out') },
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
        {entries.map(({ label, icon: Icon, run, shortcut, lang, isNarrow }) => (
          <li key={label} className={isNarrow ? styles.accountNarrow : undefined} lang={lang}>
            <ButtonBase className={styles.accountEntry} onClick={run}>
              <Icon size={20} aria-hidden />
              {label}
              {shortcut && <kbd>{shortcut}</kbd>}
            </ButtonBase>
          </li>
        ))}
      </ul>
    </SideDrawer>
  )
}
