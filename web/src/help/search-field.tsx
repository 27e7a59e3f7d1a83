import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { Search } from 'lucide-react'
import { useTranslation } from '../kit/i18n'

interface SearchFieldProps {
  className?: string | undefined
  value: string
  onChange: (words: string) => void
}

/** Words to be found in the help. */
export function SearchField({ className = '', value, onChange }: SearchFieldProps) {
  const { t } = useTranslation()
  return (
    <TextField
      type="search"
      size="small"
      className={className}
      value={value}
      onChange={({ target }) => onChange(target.value.slice(0, 200))}
      slotProps={{
        htmlInput: { 'aria-label': t('help.search') },
        input: {
          placeholder: t('help.search'),
          startAdornment: (
            <InputAdornment position="start">
              <Search size={18} aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
