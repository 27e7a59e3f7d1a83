import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, type UIEvent, useState } from 'react'
import { useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import { keepEnter } from './keep-enter'
import type { PickerSource } from './source'
import { useOptions } from './use-options'

export interface PickerProps<Item extends { id: number }> {
  source: PickerSource<Item>
  value: number | null
  onChange: (id: number | null, item: Item | null) => void
  label: string
  name?: string
  required?: boolean
  disabled?: boolean
  error?: boolean
  helperText?: ReactNode
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  /** It appears because somebody wants to choose now. */
  hasFocus?: boolean
  /** Says why an option cannot be chosen. */
  refuse?: (item: Item) => string | undefined
}

/** A record found by typing; the list loads on while it is scrolled. */
export function Picker<Item extends { id: number }>({ source, value, onChange, ...field }: PickerProps<Item>) {
  const { t } = useTranslation()
  const refuse = (item: Item) => field.refuse?.(item) ?? source.refuse?.(item)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { items, chosen, loading, failed, more } = useOptions(source, typed, open, value)
  const deleted = chosen ? (source.isDeleted?.(chosen) ?? false) : false
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight * 0.8) more()
  }
  return (
    <Tooltip describeChild title={deleted ? t('autocomplete-field.deleted-item-tooltip') : ''}>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={keepEnter(open)}
        options={items.filter((item) => !source.isDeleted?.(item) || item.id === value)}
        value={chosen}
        loading={loading}
        disabled={field.disabled ?? false}
        fullWidth
        size="small"
        autoHighlight
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={source.label}
        getOptionKey={(item) => item.id}
        getOptionDisabled={(item) => refuse(item) !== undefined}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        {...(source.group ? { groupBy: source.group } : {})}
        loadingText={t('common.loading')}
        noOptionsText={t(failed ? 'common.error' : 'common.no-results')}
        onChange={(_event, item) => onChange(item?.id ?? null, item)}
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
        renderInput={(params) => (
          <TextField
            {...params}
            label={field.label}
            name={field.name ?? ''}
            required={field.required ?? false}
            error={field.error ?? false}
            helperText={field.helperText}
            inputRef={field.inputRef}
            autoFocus={field.hasFocus ?? false}
            sx={deleted ? { '& input': { color: 'error.main' } } : {}}
          />
        )}
        slotProps={{ listbox: { onScroll } }}
      />
    </Tooltip>
  )
}

export function PickerOption({
  label,
  secondary,
  refused,
}: {
  label: string
  secondary: string | undefined
  refused: boolean
}) {
  return (
    <Box>
      <Typography variant="body2">{label}</Typography>
      {secondary && (
        <Typography variant="caption" component="div" color={refused ? 'error' : 'textSecondary'}>
          {secondary}
        </Typography>
      )}
    </Box>
  )
}
