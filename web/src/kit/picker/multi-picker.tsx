import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { type UIEvent, useState } from 'react'
import { useTranslation } from '../i18n'
import { keepEnter } from './keep-enter'
import { PickerOption, type PickerProps } from './picker'
import { useManyOptions } from './use-options'

type MultiPickerProps<Item extends { id: number }> = Omit<PickerProps<Item>, 'value' | 'onChange'> & {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** Several records found by typing, each as a chip; one that has been deleted stays, in red. */
export function MultiPicker<Item extends { id: number }>({
  source,
  value,
  onChange,
  ...field
}: MultiPickerProps<Item>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { items, chosen, loading, failed, more } = useManyOptions(source, typed, open, value)
  const refuse = (item: Item) => field.refuse?.(item) ?? source.refuse?.(item)
  const isDeleted = (item: Item) => source.isDeleted?.(item) ?? false
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight * 0.8) more()
  }
  return (
    <Autocomplete
      multiple
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={keepEnter(open)}
      options={items.filter((item) => !isDeleted(item))}
      value={chosen}
      loading={loading}
      disabled={field.disabled ?? false}
      fullWidth
      size="small"
      autoHighlight
      disableCloseOnSelect
      filterSelectedOptions
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={source.label}
      getOptionKey={(item) => item.id}
      getOptionDisabled={(item) => refuse(item) !== undefined}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loadingText={t('common.loading')}
      noOptionsText={t(failed ? 'common.error' : 'common.no-results')}
      onChange={(_event, picked) => onChange(picked.map(({ id }) => id))}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={field.onBlur}
      renderOption={({ key, ...option }, item) => (
        <li key={key} {...option}>
          <PickerOption
            label={source.label(item)}
            secondary={refuse(item) ?? source.secondary?.(item)}
            refused={refuse(item) !== undefined}
          />
        </li>
      )}
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
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          required={field.required ?? false}
          name={field.name ?? ''}
          error={field.error ?? false}
          helperText={field.helperText}
          inputRef={field.inputRef}
        />
      )}
      slotProps={{ listbox: { onScroll } }}
    />
  )
}
