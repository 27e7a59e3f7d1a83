import Autocomplete from '@mui/material/Autocomplete'
import { useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import { type InsideFacts, useInside } from './use-inside'
import { useOptions } from './use-options'

export interface PickerProps<Item extends { id: number }> extends InsideFacts<Item> {
  value: number | null
  onChange: (id: number | null, item: Item | null) => void
}

/** A record found by typing; one that has been deleted stays, in red. */
export function Picker<Item extends { id: number }>({ value, onChange, ...facts }: PickerProps<Item>) {
  const { t } = useTranslation()
  const { source } = facts
  const { open, typed, inside } = useInside(facts)
  const { items, chosen, ...pages } = useOptions(source, typed, open, value)
  const deleted = chosen ? (source.isDeleted?.(chosen) ?? false) : false
  return (
    <Tooltip describeChild title={deleted ? t('autocomplete-field.deleted-item-tooltip') : ''}>
      <Autocomplete
        {...inside(pages, deleted ? { sx: { '& input': { color: 'error.main' } } } : {})}
        options={items.filter((item) => !source.isDeleted?.(item) || item.id === value)}
        value={chosen}
        onChange={(_event, item) => onChange(item?.id ?? null, item)}
      />
    </Tooltip>
  )
}
