import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../api/use-debounced'
import { useTranslation } from '../i18n'
import { keepEnter } from '../picker/keep-enter'
import type { AddressHit } from './hit'
import type { AddressSource } from './sources'

interface AddressSearchProps {
  source: AddressSource
  label: string
  onChoose: (hit: AddressHit) => void
  disabled?: boolean
}

/** Finds an address by typing. A failed search is said and not tried again: spec 1 section 2.8. */
export function AddressSearch({ source, label, onChoose, disabled = false }: AddressSearchProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed).trim()
  const least = source.least ?? 0
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: [...source.key, 'addresses', query],
    queryFn: ({ signal }) => source.search(query, signal),
    enabled: open && query.length >= least,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const tooShort = typed.trim().length < least
  // What was found for fewer letters is not taken by who types faster than it is searched.
  const isEarlier = query !== typed.trim() || isPlaceholderData
  const hits = isError || tooShort || isEarlier ? [] : (data?.hits ?? [])
  const hint = isError ? t('address.search-failed') : data?.attribution
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={hits}
      value={null}
      inputValue={typed}
      blurOnSelect={false}
      clearOnBlur={false}
      disabled={disabled}
      loading={isFetching || (isEarlier && !tooShort)}
      onKeyDown={keepEnter(open)}
      fullWidth
      size="small"
      autoHighlight
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(hit) => hit.label}
      getOptionKey={(hit) => `${hit.type}-${hit.id}`}
      loadingText={t('common.loading')}
      noOptionsText={isError ? t('address.search-failed') : t(tooShort ? 'address.type-on' : 'common.no-results')}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setTyped(text)
      }}
      onChange={(_event, hit) => {
        if (!hit) return
        setTyped('')
        onChoose(hit)
      }}
      renderInput={(params) => <MuiTextField {...params} label={label} {...(hint ? { helperText: hint } : {})} />}
    />
  )
}
