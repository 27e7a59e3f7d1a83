import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { span } from '../form'
import { useTranslation } from '../i18n'
import { AddressSearch } from './address-search'
import type { AddressHit, AddressMode } from './hit'
import type { AddressSources } from './sources'

interface ModeSearchProps {
  modes: readonly AddressMode[]
  mode: AddressMode
  onMode: (mode: AddressMode) => void
  sources: AddressSources
  onChoose: (hit: AddressHit) => void
}

/** Where to search, and the search; nothing is searched for an address that is typed by hand. */
export function ModeSearch({ modes, mode, onMode, sources, onChoose }: ModeSearchProps) {
  const { t } = useTranslation()
  return (
    <>
      <MuiTextField
        select
        label={t('address.mode')}
        value={mode}
        onChange={({ target }) => onMode(target.value as AddressMode)}
      >
        {modes.map((value) => (
          <MenuItem key={value} value={value}>
            {t(`address.mode.${value}`)}
          </MenuItem>
        ))}
      </MuiTextField>
      {mode !== 'customAddress' && (
        <div className={span[4]}>
          <AddressSearch key={mode} source={sources[mode]} label={t(`address.search.${mode}`)} onChoose={onChoose} />
        </div>
      )}
    </>
  )
}
