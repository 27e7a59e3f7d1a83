import { CalendarDays } from 'lucide-react'
import { useCommands } from '../../kit/commands'
import { useTranslation } from '../../kit/i18n'
import { Segments } from '../../kit/segments'
import { useIsNarrow } from '../planner/use-calendar'
import { type ViewName, views } from '../views/views'
import * as styles from './view-switcher.module.css'

interface ViewSwitcherProps {
  view: ViewName
  offered: readonly ViewName[]
  onView: (view: ViewName) => void
}

/** The ways to look at it: side by side, or where there is no room for that as a list. */
export function ViewSwitcher({ view, offered, onView }: ViewSwitcherProps) {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const label = t('calendar.view')
  useCommands(
    label,
    offered
      .filter((one) => one !== view)
      .map((one) => ({
        ...{ id: `view-${one}`, label: t('calendar.show-view', { view: t(views[one].label) }), icon: CalendarDays },
        ...{ run: () => onView(one), quiet: true },
      })),
  )
  if (isNarrow)
    return (
      <select
        className={styles.viewChoice}
        value={view}
        aria-label={label}
        onChange={({ target }) => onView(target.value as ViewName)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(views[one].label)}
          </option>
        ))}
      </select>
    )
  return (
    <Segments
      label={label}
      options={offered.map((one) => ({ value: one, label: t(views[one].label) }))}
      value={view}
      onChoose={onView}
    />
  )
}
