import IconButton from '@mui/material/IconButton'
import { Link } from '@tanstack/react-router'
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { OpenCalls } from '../../../first-calls'
import { useTranslation } from '../../../kit/i18n'
import { settings, useSetting } from '../../../kit/settings'
import { Brand } from '../../../kit/theme'
import { Tooltip } from '../../../kit/tooltip'
import { NotificationBell } from '../../../notifications'
import { SearchField } from '../command/search-field'
import { CreateMenu } from '../menu/create-menu'
import { LanguageMenu } from '../settings/language-menu'
import { ModeToggle } from '../settings/mode-toggle'
import { EntitySwitcher } from './entity-switcher'
import * as styles from './shell.module.css'
import { ShellPanels } from './shell-panels'

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const navigation = useSetting('navigation')
  return (
    <header className={styles.header} data-screen-only>
      <IconButton className={styles.belowLg} edge="start" aria-label={t('header.menu')} onClick={onMenu}>
        <Menu size={22} />
      </IconButton>
      <Link to="/" className={`${styles.headerBrand} ${styles.belowLg}`} aria-label={t('header.home')}>
        <Brand compact />
      </Link>
      {navigation === 'horizontal' ? (
        <Link to="/" className={`${styles.headerBrand} ${styles.fromLg}`}>
          <Brand />
        </Link>
      ) : (
        <MenuSize mini={navigation === 'mini'} />
      )}
      <EntitySwitcher />
      <div className={styles.headerEnd}>
        {/* First, for it comes when the calls are known: nothing that somebody reaches for may move under his hand. */}
        <OpenCalls />
        <SearchField />
        {/* On a telephone the bar at the bottom has the plus. */}
        <span className={styles.fromSm}>
          <CreateMenu />
          <LanguageMenu />
          <ModeToggle />
        </span>
        <NotificationBell />
        <ShellPanels />
      </div>
    </header>
  )
}

function MenuSize({ mini }: { mini: boolean }) {
  const { t } = useTranslation()
  const label = t(mini ? 'header.expand' : 'header.collapse')
  return (
    <Tooltip title={label}>
      <IconButton
        className={styles.fromLg}
        edge="start"
        aria-label={label}
        aria-expanded={!mini}
        onClick={() => settings.change({ navigation: mini ? 'vertical' : 'mini' })}
      >
        {mini ? <PanelLeftOpen size={20} className="mirrored" /> : <PanelLeftClose size={20} className="mirrored" />}
      </IconButton>
    </Tooltip>
  )
}
