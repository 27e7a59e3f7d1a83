import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import { useTranslation } from '../i18n'
import { type InsideFacts, useInside } from './use-inside'
import { useManyOptions } from './use-options'

export interface MultiPickerProps<Item extends { id: number }> extends InsideFacts<Item> {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Several records found by typing, each as a chip; one that has been deleted stays, in red. */
export function MultiPicker<Item extends { id: number }>({ value, onChange, ...facts }: MultiPickerProps<Item>) {
  const { t } = useTranslation()
  const { source } = facts
  const { open, typed, inside } = useInside(facts)
  const { items, chosen, ...pages } = useManyOptions(source, typed, open, value)
  const isDeleted = (item: Item) => source.isDeleted?.(item) ?? false
  return (
    <Autocomplete<Item, true>
      {...inside(pages)}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      options={items.filter((item) => !isDeleted(item))}
      value={chosen}
      onChange={(_event, picked) => onChange(picked.map(({ id }) => id))}
      renderValue={(picked, itemProps) =>
        picked.map((item, index) => {
          const { key, ...chip } = itemProps({ index })
          const deleted = isDeleted(item)
          return (
            <Chip
              key={key}
              {...chip}
              size="small"
              label={source.label(item)}
              {...(deleted ? { color: 'error' as const, title: t('autocomplete-field.deleted-item-tooltip') } : {})}
            />
          )
        })
      }
    />
  )
}
