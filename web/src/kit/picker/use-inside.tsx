import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
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
import { isOffer, type Offer, type Row } from './offer'
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
  /** There are rows to stand in groups. */
  grouped?: boolean
}

type Params = ComponentProps<typeof TextField>

/**
 * What happens inside every picker: a text is typed, a list of options opens and loads on while it is scrolled, the
 * keyboard belongs to it as long as it is open.
 *
 * @param value what is chosen, for a picker that hands what is typed to a form.
 * @returns what is typed, whether the list is open, and the props of MUI's field for the pages of options; `hold` keeps
 *   the text in the field while a form above it has the focus, until it comes back or something else is chosen.
 */
export function useInside<Item extends { id: number }>({ source, ...field }: InsideFacts<Item>, value?: unknown) {
  const { t } = useTranslation()
  const mayRead = useMayRead(source)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [held, setHeld] = useState<{ value: unknown }>()
  const isHeld = held !== undefined && held.value === value
  const refuse = (item: Item) => field.refuse?.(item) ?? source.refuse?.(item)
  const inside = ({ loading, failed, more, grouped = true }: Pages, look: Partial<Params> = {}) => ({
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
    filterOptions: <One,>(options: One[]) => options,
    getOptionLabel: (row: Row<Item>) => (isOffer(row) ? row.text : source.label(row)),
    getOptionKey: (row: Row<Item>) => row.id,
    getOptionDisabled: (row: Row<Item>) => !isOffer(row) && refuse(row) !== undefined,
    isOptionEqualToValue: (option: Row<Item>, other: Row<Item>) => option.id === other.id,
    ...(source.group && grouped
      ? { groupBy: (row: Row<Item>) => (isOffer(row) ? row.group : (source.group?.(row) ?? '')) }
      : {}),
    loadingText: t('common.loading'),
    noOptionsText: t(failed ? 'common.error' : 'common.no-results'),
    inputValue: text,
    onInputChange: (_event: unknown, next: string, reason: string) => {
      if (isHeld && (reason === 'reset' || reason === 'blur')) return
      setHeld(undefined)
      setText(next)
      setTyped(reason === 'input' ? next : '')
    },
    onFocus: () => setHeld(undefined),
    // Whoever fills the form above it has not left the field yet.
    onBlur: () => isHeld || field.onBlur?.(),
    renderOption: ({ key, ...option }: HTMLAttributes<HTMLLIElement> & { key: Key }, row: Row<Item>) => (
      <li key={key} {...option}>
        {isOffer(row) ? (
          <OfferOption offer={row} />
        ) : (
          <PickerOption
            label={source.label(row)}
            secondary={refuse(row) ?? source.secondary?.(row)}
            refused={refuse(row) !== undefined}
          />
        )}
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
  return { open, typed, inside, hold: () => setHeld({ value }) }
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

function OfferOption({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
      <Plus size={18} aria-hidden />
      <PickerOption
        label={t('picker.make', { text: offer.text.trim() })}
        secondary={offer.isAlone ? t('common.no-results') : undefined}
        refused={false}
      />
    </Box>
  )
}
