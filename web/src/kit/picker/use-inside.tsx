import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import {
  type ComponentProps,
  type HTMLAttributes,
  type Key,
  type ReactNode,
  type Ref,
  type UIEvent,
  useState,
} from 'react'
import { useTranslation } from '../i18n'
import { keepEnter } from './keep-enter'
import type { PickerSource } from './source'
import { useMayRead } from './use-may-read'

/** What a picker is told, whether it takes one record or several. */
export interface InsideFacts<Item extends { id: number }> {
  source: PickerSource<Item>
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

interface Pages {
  loading: boolean
  failed: boolean
  more: () => void
}

type Params = ComponentProps<typeof TextField>

/**
 * What happens inside every picker: a text is typed, a list of options opens and loads on while it is scrolled, the
 * keyboard belongs to it as long as it is open.
 *
 * @returns what is typed, whether the list is open, and the props of MUI's field for the pages of options.
 */
export function useInside<Item extends { id: number }>({ source, ...field }: InsideFacts<Item>) {
  const { t } = useTranslation()
  const mayRead = useMayRead(source)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const refuse = (item: Item) => field.refuse?.(item) ?? source.refuse?.(item)
  const inside = ({ loading, failed, more }: Pages, look: Partial<Params> = {}) => ({
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onKeyDown: keepEnter(open),
    loading,
    disabled: field.disabled || !mayRead,
    fullWidth: true,
    size: 'small' as const,
    autoHighlight: true,
    // The server has searched already.
    filterOptions: (options: Item[]) => options,
    getOptionLabel: source.label,
    getOptionKey: (item: Item) => item.id,
    getOptionDisabled: (item: Item) => refuse(item) !== undefined,
    isOptionEqualToValue: (option: Item, other: Item) => option.id === other.id,
    ...(source.group ? { groupBy: source.group } : {}),
    loadingText: t('common.loading'),
    noOptionsText: t(failed ? 'common.error' : 'common.no-results'),
    onInputChange: (_event: unknown, text: string, reason: string) => setTyped(reason === 'input' ? text : ''),
    ...(field.onBlur ? { onBlur: field.onBlur } : {}),
    renderOption: ({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key }, item: Item) => (
      <li key={key} {...option}>
        <PickerOption
          label={source.label(item)}
          secondary={refuse(item) ?? source.secondary?.(item)}
          refused={refuse(item) !== undefined}
        />
      </li>
    ),
    renderInput: (params: Params) => (
      <TextField
        {...params}
        {...look}
        label={field.label}
        name={field.name ?? ''}
        required={field.required ?? false}
        error={field.error ?? false}
        helperText={mayRead || field.error ? field.helperText : t('picker.no-right')}
        inputRef={field.inputRef}
        autoFocus={field.hasFocus ?? false}
      />
    ),
    slotProps: {
      listbox: {
        onScroll: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
          if (list.scrollTop + list.clientHeight >= list.scrollHeight * 0.8) more()
        },
      },
    },
  })
  return { open, typed, inside }
}

interface PickerOptionProps {
  label: string
  secondary: string | undefined
  refused: boolean
}

function PickerOption({ label, secondary, refused }: PickerOptionProps) {
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
