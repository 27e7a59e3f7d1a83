import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { Search, SearchX, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { EmptyState } from '../kit/feedback'
import { type Language, useTranslation } from '../kit/i18n'
import { useMaybeSession, usePermissions } from '../kit/session'
import * as styles from './command-menu.module.css'
import type { Entry } from './entries'
import { modesOf } from './modes'
import { SectionList } from './section-list'
import { useSections } from './use-sections'

export interface CommandMenuProps {
  /** What stands in the field at first: the sign of a mode, and what was typed while the code was on its way. */
  first: string
  pages: readonly Entry[]
  creations: readonly Entry[]
  chooseLanguage: (language: Language) => void
  onClose: () => void
}

/** Everything that can be found and done, by typing: a field with a list below it. */
export function CommandMenu({ first, onClose, ...facts }: CommandMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const may = usePermissions()
  const session = useMaybeSession()
  const modes = modesOf({
    may,
    platformRole: session?.me.platformRole ?? null,
    hasTenant: session?.tenant !== undefined,
    hasEntity: session?.legalEntity !== undefined,
  })
  const [typed, setTyped] = useState(first)
  const [chosen, setChosen] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    setChosen(undefined)
  }
  const { sections, isBusy, query } = useSections({ ...facts, typed, modes, enterMode: type })
  const entries = sections.flatMap((section) => section.entries)
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0]
  const run = (entry: Entry) => {
    if (!entry.stays) onClose()
    entry.run()
  }
  const enter = useEnter(isBusy && chosen === undefined, active, run)
  const step = (by: number) => {
    const at = active ? entries.indexOf(active) : -1
    setChosen(entries.at((at + by + entries.length) % entries.length)?.id)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => setChosen(entries[0]?.id),
    End: () => setChosen(entries.at(-1)?.id),
    Enter: enter,
  }
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing || event.altKey || event.ctrlKey ? undefined : keys[event.key]
    if (!act || (entries.length === 0 && event.key !== 'Enter')) return
    // In what is typed Home and End move the cursor as long as nothing is chosen by the arrows.
    if ((event.key === 'Home' || event.key === 'End') && chosen === undefined) return
    event.preventDefault()
    act()
  }
  const isEmpty = entries.length === 0 && sections.every(({ hasFailed }) => !hasFailed)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: { className: styles.menu, 'aria-label': t('search.title') },
        container: { className: styles.place },
      }}
    >
      <div className={styles.field}>
        <Search size={20} aria-hidden />
        <input
          autoFocus
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <IconButton size="small" aria-label={t('common.close')} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className={styles.results} aria-busy={isBusy}>
        <SectionList
          id={id}
          sections={sections}
          active={active?.id}
          onPoint={setChosen}
          onRun={run}
          isStale={isBusy && entries.length > 0}
        />
        {isEmpty && query === '' && (
          <EmptyState
            icon={<Search size={28} aria-hidden />}
            title={t('search.prompt')}
            hint={t('search.prompt-hint')}
          />
        )}
        {isEmpty && query !== '' && !isBusy && (
          <EmptyState
            icon={<SearchX size={28} aria-hidden />}
            title={t('search.not-found')}
            hint={t('search.not-found-hint', { query })}
          />
        )}
        {isEmpty && isBusy && <EmptyState title={t('search.searching')} />}
        {!isEmpty && query === '' && typed === '' && <p className={styles.prompt}>{t('search.prompt')}</p>}
      </div>
      <footer className={styles.keys}>
        <bdi>{t('search.keys')}</bdi>
      </footer>
      <div role="status" className={styles.heard}>
        {query !== '' && !isBusy && (isEmpty ? t('search.not-found') : t('search.found', { count: entries.length }))}
      </div>
    </Dialog>
  )
}

/** Whoever presses Enter before the answer has come wants the first hit of it. */
function useEnter(isEarly: boolean, active: Entry | undefined, run: (entry: Entry) => void) {
  const [isWanted, setWanted] = useState(false)
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!isWanted || isEarly) return
    setWanted(false)
    if (active) latest.current(active)
  }, [isWanted, isEarly, active])
  return () => {
    if (isEarly) setWanted(true)
    else if (active) run(active)
  }
}
