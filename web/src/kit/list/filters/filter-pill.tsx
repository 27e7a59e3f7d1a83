import Popover from '@mui/material/Popover'
import { ChevronDown, ListFilter, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCommands } from '../../commands'
import { useTranslation } from '../../i18n'
import { whenIdle } from '../../loading'
import { useSettings } from '../../settings'
import type { Filter } from './filter'
import * as bar from './filter-bar.module.css'
import * as styles from './filter-pill.module.css'
import { useFilterText } from './use-filter-text'

// Date fields and pickers weigh more than the table: they come after it.
const FilterEditor = whenIdle(async () => (await import('./filter-editor')).FilterEditor)

interface FilterPillProps {
  about: string | undefined
  filter: Filter
  value: unknown
  onChange: (value: unknown) => void
}

/** One filter: its name while it rests, its name and value once it narrows the list. */
export function FilterPill({ about, filter, value, onChange }: FilterPillProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const text = useFilterText(filter, value)
  const label = t(filter.label)
  const start = useSettings().direction === 'rtl' ? 'right' : 'left'
  const isSet = text !== ''
  const open = () => setAnchor(button.current)
  const close = () => setAnchor(null)
  const command = { id: `filter-${filter.id}`, label: t('filter.open', { label }), icon: ListFilter, run: open }
  useCommands(about ?? '', about ? [{ ...command, quiet: true }] : [])
  const remove = () => {
    onChange(undefined)
    button.current?.focus()
  }
  return (
    <span className={isSet ? `${bar.pill} ${bar.set}` : bar.pill}>
      <button
        ref={button}
        type="button"
        className={bar.open}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
      >
        <span>
          {label}
          {isSet && ':'}
        </span>
        {isSet ? <bdi className={bar.value}>{text}</bdi> : <ChevronDown size={16} aria-hidden />}
      </button>
      {isSet && (
        <button type="button" className={bar.remove} aria-label={t('filter.remove', { label })} onClick={remove}>
          <X size={15} aria-hidden />
        </button>
      )}
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: start }}
          transformOrigin={{ vertical: 'top', horizontal: start }}
          slotProps={{ paper: { className: styles.paper, role: 'dialog', 'aria-label': label } }}
        >
          <FilterEditor
            filter={filter}
            value={value}
            onChange={onChange}
            onDone={close}
            onMissing={close}
            waiting={<div className={styles.waiting} />}
          />
        </Popover>
      )}
    </span>
  )
}
