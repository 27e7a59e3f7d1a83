import Autocomplete from '@mui/material/Autocomplete'
import { useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import { isOffer, type Row } from './offer'
import { type InsideFacts, useInside } from './use-inside'
import { useOptions } from './use-options'

export interface PickerProps<Item extends { id: number }> extends InsideFacts<Item> {
  value: number | null
  onChange: (id: number | null, item: Item | null) => void
  /** Makes a record of what was typed, which the last row offers then. */
  onMake?: (text: string) => void
}

/** A record found by typing; one that has been deleted stays, in red. */
export function Picker<Item extends { id: number }>({ value, onChange, onMake, ...facts }: PickerProps<Item>) {
  const { t } = useTranslation()
  const { source } = facts
  const { open, typed, hold, inside } = useInside(facts, value)
  const { items, chosen, answered, ...pages } = useOptions(source, typed, open, value)
  const deleted = chosen ? (source.isDeleted?.(chosen) ?? false) : false
  const found: Row<Item>[] = items.filter((item) => !source.isDeleted?.(item) || item.id === value)
  const last = items.at(-1)
  const offers = onMake !== undefined && answered && typed.trim() !== ''
  const offer: Row<Item> = {
    id: 'offer',
    text: typed,
    group: (last && source.group?.(last)) ?? '',
    isAlone: found.length === 0,
  }
  const choose = (row: Row<Item> | null) => {
    if (!row || !isOffer(row)) return onChange(row?.id ?? null, row)
    hold()
    onMake?.(row.text.trim())
  }
  return (
    <Tooltip describeChild title={deleted ? t('autocomplete-field.deleted-item-tooltip') : ''}>
      <Autocomplete<Row<Item>>
        {...inside(
          { ...pages, grouped: found.length > 0 },
          deleted ? { sx: { '& input': { color: 'error.main' } } } : {},
        )}
        options={offers ? [...found, offer] : found}
        value={chosen}
        onChange={(_event, row) => choose(row)}
      />
    </Tooltip>
  )
}
