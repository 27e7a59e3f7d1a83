import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ChevronLeft, ChevronRight, ListFilter, Maximize, Minimize } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { shortcutLabel, useShortcut } from '../../kit/shortcut'
import { Tooltip } from '../../kit/tooltip'
import type { ViewName } from '../views/views'
import * as styles from './toolbar.module.css'
import { ViewSwitcher } from './view-switcher'

interface ToolbarProps {
  title: string
  view: ViewName
  offered: readonly ViewName[]
  onView: (view: ViewName) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  /** Filters narrow what is shown. */
  isFiltered: boolean
  isFilterOpen: boolean
  onFilter: () => void
  isFull: boolean
  onFull: () => void
}

/** What is shown, and the ways to something else. */
export function Toolbar({ title, view, offered, onView, onStep, onToday, ...facts }: ToolbarProps) {
  const { t } = useTranslation()
  useShortcut('previous', () => onStep(-1), true, t('calendar.previous'))
  useShortcut('next', () => onStep(1), true, t('calendar.next'))
  useShortcut('today', onToday, true, t('calendar.today'))
  const hint = (label: string, name: 'previous' | 'next' | 'today') =>
    t('form.create-hint', { label, shortcut: shortcutLabel(name) })
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('calendar.toolbar')} data-screen-only>
      <div className={styles.steps}>
        <Step label={hint(t('calendar.previous'), 'previous')} onClick={() => onStep(-1)}>
          <ChevronLeft size={20} className="mirrored" />
        </Step>
        <Tooltip describeChild title={hint(t('calendar.today'), 'today')}>
          <Button variant="outlined" color="inherit" onClick={onToday}>
            {t('calendar.today')}
          </Button>
        </Tooltip>
        <Step label={hint(t('calendar.next'), 'next')} onClick={() => onStep(1)}>
          <ChevronRight size={20} className="mirrored" />
        </Step>
      </div>
      <Typography variant="h2" className={styles.range} aria-live="polite" data-range>
        {title}
      </Typography>
      <div className={styles.ways}>
        <ViewSwitcher view={view} offered={offered} onView={onView} />
        <FilterButton {...facts} />
        <FullButton {...facts} />
      </div>
    </div>
  )
}

const Step = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <Tooltip title={label}>
    <IconButton onClick={onClick}>{children}</IconButton>
  </Tooltip>
)

function FilterButton({
  isFiltered,
  isFilterOpen,
  onFilter,
}: Pick<ToolbarProps, 'isFiltered' | 'isFilterOpen' | 'onFilter'>) {
  const { t } = useTranslation()
  const label: MessageKey = isFiltered ? 'calendar.filter-active' : 'calendar.filter'
  return (
    <Tooltip title={t(label)}>
      <IconButton onClick={onFilter} aria-expanded={isFilterOpen}>
        <ListFilter size={20} />
        {isFiltered && <span className={styles.dot} data-dot />}
      </IconButton>
    </Tooltip>
  )
}

function FullButton({ isFull, onFull }: Pick<ToolbarProps, 'isFull' | 'onFull'>) {
  const { t } = useTranslation()
  return (
    <Tooltip title={t(isFull ? 'calendar.full-leave' : 'calendar.full')}>
      <IconButton onClick={onFull} aria-pressed={isFull}>
        {isFull ? <Minimize size={20} /> : <Maximize size={20} />}
      </IconButton>
    </Tooltip>
  )
}
