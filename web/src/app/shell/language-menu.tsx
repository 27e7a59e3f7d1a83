import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { Check, Languages } from 'lucide-react'
import { useState } from 'react'
import { changeLanguage, type Language, useTranslation } from '../../kit/i18n'
import { useSetting } from '../../kit/settings'

const languages: { value: Language; name: string }[] = [
  { value: 'de', name: 'Deutsch' },
  { value: 'en', name: 'English' },
]

export function LanguageMenu() {
  const { t } = useTranslation()
  const language = useSetting('language')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (value: Language) => {
    setAnchor(null)
    void changeLanguage(value)
  }
  return (
    <>
      <Tooltip title={t('header.language')}>
        <IconButton
          aria-label={t('header.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Languages size={20} />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map(({ value, name }) => (
          <MenuItem key={value} lang={value} selected={value === language} onClick={() => choose(value)}>
            <span className="entity-option">{name}</span>
            {value === language && <Check size={18} aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
