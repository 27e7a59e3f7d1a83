import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../kit/i18n'
import { shortcutLabel, useShortcut } from '../../../kit/shortcut'
import { CommandMenu } from '../../../search'
import { chooseLanguage } from '../../../session/calls'
import * as styles from './search-field.module.css'
import { useCreationEntries, usePageEntries, useWayEntries } from './use-app-entries'

const commandSign = '>'

/** The field of the header that opens the command menu, and the shortcuts that do so from everywhere. */
export function SearchField() {
  const { t } = useTranslation()
  const [first, setFirst] = useState<string>()
  const [opened, setOpened] = useState(0)
  const pages = usePageEntries()
  const creations = [...useCreationEntries(), ...useWayEntries()]
  const close = () => setFirst(undefined)
  const toggle = (sign: string) => () => {
    setFirst((open) => (open !== undefined && open.startsWith(commandSign) === (sign !== '') ? undefined : sign))
    setOpened((times) => times + 1)
  }
  useShortcut('search', toggle(''))
  useShortcut('commands', toggle(commandSign))
  const type = (letter: string) => setFirst((before = '') => before + letter)
  return (
    <>
      <button
        type="button"
        className={styles.searchField}
        aria-haspopup="dialog"
        aria-expanded={first !== undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={toggle('')}
      >
        <Search size={20} aria-hidden />
        <span className={styles.searchWord}>{t('header.search')}</span>
        <kbd className={styles.searchCaps} aria-hidden>
          {shortcutLabel('search')}
        </kbd>
      </button>
      {first !== undefined && (
        <CommandMenu
          key={opened}
          first={first}
          pages={pages}
          creations={creations}
          chooseLanguage={(language) => void chooseLanguage(language)}
          onClose={close}
          onMissing={close}
          waiting={<TypedMeanwhile onType={type} />}
        />
      )}
    </>
  )
}

/** Keeps what is typed while the code of the menu is still on its way. */
function TypedMeanwhile({ onType }: { onType: (letter: string) => void }) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      onType(event.key)
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [onType])
  return null
}
