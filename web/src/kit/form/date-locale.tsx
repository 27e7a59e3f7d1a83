import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { deDE, enUS } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/de'
import type { ReactNode } from 'react'
import { useSettings } from '../settings'

const words = {
  de: deDE.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
}

/** Weeks start on Monday in both languages, because the dates are German ones. */
export function DateLocale({ children }: { children: ReactNode }) {
  const { language } = useSettings()
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={words[language]}>
      {children}
    </LocalizationProvider>
  )
}
