import { useTranslation } from '../../i18n'
import type { Filter, FilterValues } from './filter'
import * as styles from './filter-bar.module.css'
import { FilterPill } from './filter-pill'
import { activeValues } from './filter-values'

interface FilterBarProps {
  /** What the list is called; absent = its filters are no commands. */
  about?: string
  filters: readonly Filter[]
  values: FilterValues
  onChange: (values: FilterValues) => void
}

/**
 * Every filter as a pill that says what is chosen: to be opened, and to be taken away with one click.
 *
 * @param filters those that the person may use: the table has left out the others, in its requests as well.
 */
export function FilterBar({ about, filters, values, onChange }: FilterBarProps) {
  const { t } = useTranslation()
  const active = activeValues(filters, values)
  if (filters.length === 0) return null
  const change = (id: string, value: unknown) => {
    const { [id]: _before, ...others } = values
    onChange(value === undefined ? others : { ...others, [id]: value })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw and lay out what is a plain row
    <div className={styles.bar} role="group" aria-label={t('filter.many')}>
      {filters.map((filter) => (
        <FilterPill
          key={filter.id}
          about={about}
          filter={filter}
          value={active[filter.id]}
          onChange={(value) => change(filter.id, value)}
        />
      ))}
      {Object.keys(active).length > 1 && (
        <button type="button" className={styles.clear} onClick={() => onChange({})}>
          {t('filter.clear')}
        </button>
      )}
    </div>
  )
}
