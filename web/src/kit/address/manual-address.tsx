import MuiTextField from '@mui/material/TextField'
import type { Address } from '@pietas/contract/kit'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../form'
import { useTranslation } from '../i18n'
import { movesPosition } from './hit'

interface ManualAddressProps {
  name: string
  address: Address | null
  onEdit: () => void
}

/** The parts of an address as fields; a position can be seen but not typed. */
export function ManualAddress({ name, address, onEdit }: ManualAddressProps) {
  const { setValue } = useFormContext()
  const edit = (part: string) => () => {
    onEdit()
    if (!movesPosition(part)) return
    setValue(`${name}.lat`, null, { shouldDirty: true })
    setValue(`${name}.lng`, null, { shouldDirty: true })
  }
  const hasPosition = typeof address?.lat === 'number' && typeof address.lng === 'number'
  return (
    <>
      <TextField name={`${name}.name`} span={6} onEdit={edit('name')} />
      <TextField name={`${name}.street`} span={5} narrow={4} onEdit={edit('street')} />
      <TextField name={`${name}.streetNumber`} span={1} narrow={2} onEdit={edit('streetNumber')} />
      <TextField name={`${name}.zipCode`} narrow={2} onEdit={edit('zipCode')} />
      <TextField name={`${name}.city`} narrow={4} onEdit={edit('city')} />
      <TextField name={`${name}.country`} onEdit={edit('country')} />
      {hasPosition && (
        <>
          <Coordinate part="lat" value={address.lat} />
          <Coordinate part="lng" value={address.lng} />
        </>
      )}
    </>
  )
}

function Coordinate({ part, value }: { part: 'lat' | 'lng'; value: number | null }) {
  const { t } = useTranslation()
  return (
    <MuiTextField
      className="span-3"
      label={t(`address.${part}`)}
      value={value ?? ''}
      slotProps={{ htmlInput: { readOnly: true, className: 'numeric' } }}
    />
  )
}
