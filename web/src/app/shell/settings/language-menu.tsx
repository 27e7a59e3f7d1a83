import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { languages, useTranslation } from '../../../kit/i18n'
import { AnchoredMenu } from '../../../kit/menu'
import { useSetting } from '../../../kit/settings'
import { Tooltip } from '../../../kit/tooltip'
import { chooseLanguage } from '../../../session/calls'
import { Flag } from './flag'

export function LanguageMenu() {
  const { t } = useTranslation()
  const language = useSetting('language')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const entries = languages.map(({ value, name }) => ({
    id: value,
    label: name,
    lang: value,
    sign: <Flag language={value} />,
    isChosen: value === language,
    run: () => void chooseLanguage(value),
  }))
  return (
    <>
      <Tooltip title={t('header.language')}>
        <IconButton
          aria-label={t('header.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Flag language={language} />
        </IconButton>
      </Tooltip>
      <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)} groups={[{ entries }]} />
    </>
  )
}
