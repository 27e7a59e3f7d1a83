import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { usePhoneGroups } from '../kit/contact/phone-number'
import { joinParts, useTranslation } from '../kit/i18n'
import * as styles from './command-menu.module.css'
import type { Entry, Section } from './entries'

interface SectionListProps {
  id: string
  sections: readonly Section[]
  /** The id of the highlighted line. */
  active: string | undefined
  onPoint: (id: string) => void
  onRun: (entry: Entry) => void
  /** Of what was typed before. */
  isStale: boolean
}

/** The lines of the menu below their headings. */
export function SectionList({ id, sections, active, onPoint, onRun, isStale }: SectionListProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('search.results')}
        className={isStale ? styles.stale : undefined}
      >
        {sections
          .filter(({ entries }) => entries.length > 0)
          .map((section) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
            <div
              key={section.id}
              role="group"
              aria-labelledby={`${id}-${section.id}-title`}
              aria-describedby={`${id}-${section.id}-likeness`}
            >
              {/* Headings and paragraphs are no part of a list: the name and the description of the group say the same. */}
              <div id={`${id}-${section.id}-title`} className={styles.title}>
                {section.title}
              </div>
              <Likeness id={`${id}-${section.id}-likeness`} entries={section.entries} />
              {section.entries.map((entry) => (
                <Line
                  key={entry.id}
                  id={`${id}-${entry.id}`}
                  entry={entry}
                  isActive={entry.id === active}
                  onPoint={() => onPoint(entry.id)}
                  onRun={() => onRun(entry)}
                />
              ))}
            </div>
          ))}
      </div>
      {sections
        .filter(({ hasFailed }) => hasFailed)
        .map(({ id: section, title }) => (
          <p key={section} role="alert" className={styles.failed}>
            <CloudOff size={16} aria-hidden /> {t('search.failed', { kind: title })}
          </p>
        ))}
    </>
  )
}

/** Says once what holds for all lines of a section: that nothing has exactly these words. */
function Likeness({ id, entries }: { id: string; entries: readonly Entry[] }) {
  const { t } = useTranslation()
  const [{ matchedBy } = {}] = entries as readonly Partial<Entry>[]
  if (matchedBy !== 'SOUND' && matchedBy !== 'SPELLING') return null
  return (
    <div id={id} className={styles.likeness}>
      {t(`found.by-${matchedBy}`)}
    </div>
  )
}

interface LineProps {
  id: string
  entry: Entry
  isActive: boolean
  onPoint: () => void
  onRun: () => void
}

function Line({ id, entry, isActive, onPoint, onRun }: LineProps) {
  const { t } = useTranslation()
  const groupsOf = usePhoneGroups()
  const { icon: Icon, label, phone, matchedBy, shortcut } = entry
  const secondary = joinParts([entry.secondary, phone && groupsOf(phone)], ' · ')
  const isToldOnce = matchedBy === 'SOUND' || matchedBy === 'SPELLING'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active line
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.line}
      onMouseMove={() => !isActive && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon size={18} aria-hidden />
      <span className={styles.words}>
        <bdi>{label}</bdi>
        {secondary && (
          <span className={styles.secondary}>
            <bdi>{secondary}</bdi>
          </span>
        )}
      </span>
      {matchedBy && !isToldOnce && <span className={styles.mark}>{t(`found.${matchedBy}`)}</span>}
      {shortcut && <kbd className={styles.cap}>{shortcut}</kbd>}
    </div>
  )
}
