import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useTranslation } from '../../kit/i18n'
import { settings, useSettings } from '../../kit/settings'
import { AccountMenu } from './account-menu'
import { CreateMenu } from './create-menu'
import { EntitySwitcher } from './entity-switcher'
import { LanguageMenu } from './language-menu'
import { ModeToggle } from './mode-toggle'

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const mini = useSettings().navigation === 'mini'
  const sizeLabel = t(mini ? 'header.expand' : 'header.collapse')
  return (
    <header className="header">
      <IconButton className="below-lg" edge="start" aria-label={t('header.menu')} onClick={onMenu}>
        <Menu size={22} />
      </IconButton>
      <Tooltip title={sizeLabel}>
        <IconButton
          className="from-lg"
          edge="start"
          aria-label={sizeLabel}
          aria-expanded={!mini}
          onClick={() => settings.change({ navigation: mini ? 'vertical' : 'mini' })}
        >
          {mini ? <PanelLeftOpen size={20} /> : <PanelLeftClose size={20} />}
        </IconButton>
      </Tooltip>
      <EntitySwitcher />
      <div className="header-end">
        <CreateMenu />
        <LanguageMenu />
        <ModeToggle />
        <AccountMenu />
      </div>
    </header>
  )
}
