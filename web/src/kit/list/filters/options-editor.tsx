import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import * as checks from '../table/checks.module.css'
import type { BooleanFilter, FilterOption, OptionsFilter } from './filter'
import * as styles from './filter-editor.module.css'
import { existing } from './filter-values'
import { useFilterOptions } from './use-filter-options'

interface OptionsEditorProps {
  filter: OptionsFilter | BooleanFilter
  value: unknown
  onChange: (value: unknown) => void
}

/** One choice or several, as a short list to tick. */
export function OptionsEditor({ filter, value, onChange }: OptionsEditorProps) {
  const { t } = useTranslation()
  const loaded = useFilterOptions(filter, true)
  if (filter.kind === 'boolean')
    return (
      <Choices
        name={filter.id}
        label={t(filter.label)}
        options={[
          { value: 'yes', label: t(filter.yes) },
          { value: 'no', label: t(filter.no) },
        ]}
        chosen={value === undefined ? [] : [value ? 'yes' : 'no']}
        onChoose={(choice) => onChange(choice === 'yes')}
      />
    )
  if (!loaded) return <Skeleton height={120} />
  if (loaded.length === 0) return <p className={styles.empty}>{t('common.no-results')}</p>
  const left = existing(filter, value, loaded)
  const chosen = (Array.isArray(left) ? left : left === undefined ? [] : [left]) as FilterOption['value'][]
  const isMany = filter.kind === 'multi-select'
  const toggle = (one: FilterOption['value']) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <Choices
      name={filter.id}
      label={t(filter.label)}
      options={loaded}
      chosen={chosen}
      isMany={isMany}
      onChoose={isMany ? toggle : onChange}
    />
  )
}

interface ChoicesProps {
  name: string
  label: string
  options: readonly FilterOption[]
  chosen: readonly FilterOption['value'][]
  isMany?: boolean
  onChoose: (value: FilterOption['value']) => void
}

/** More than these are found faster by typing. */
const shortList = 12

function Choices({ name, label, options, chosen, isMany = false, onChoose }: ChoicesProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isLong = options.length > shortList
  const wanted = typed.trim().toLocaleLowerCase()
  const found = wanted === '' ? options : options.filter((one) => one.label.toLocaleLowerCase().includes(wanted))
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {isLong && (
        <input
          type="search"
          className={styles.search}
          autoComplete="off"
          aria-label={t('table.search')}
          placeholder={t('table.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 && <p className={styles.empty}>{t('common.no-results')}</p>}
      {found.map((option) => (
        <label key={option.value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            className={checks.check}
            name={`filter-${name}`}
            checked={chosen.includes(option.value)}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
