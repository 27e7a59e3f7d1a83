import MuiTextField from '@mui/material/TextField'
import type { Address } from '@pietas/contract/kit'
import { useFormContext } from 'react-hook-form'
import { span } from '../form'
import { TextField } from '../form/fields'
import { useFormFacts } from '../form/record/form-context'
import { isMessageKey, useTranslation } from '../i18n'
import { movesPosition } from './hit'

type AddressText = Exclude<keyof Address, 'lat' | 'lng'>

interface ManualAddressProps {
  name: string
  address: Address | null
  onEdit: () => void
}

/** The parts of an address as fields; a position can be seen but not typed. */
export function ManualAddress({ name, address, onEdit }: ManualAddressProps) {
  const { t } = useTranslation()
  const { labels } = useFormFacts()
  const { setValue } = useFormContext()
  // A form may call the parts its own way, such as the street of the place of death.
  const labelOf = (part: AddressText) => {
    const own = `${labels}.${name}.${part}`
    return t(isMessageKey(own) ? own : `address.${part}`)
  }
  const edit = (part: string) => () => {
    onEdit()
    if (!movesPosition(part)) return
    setValue(`${name}.lat`, null, { shouldDirty: true })
    setValue(`${name}.lng`, null, { shouldDirty: true })
  }
  const hasPosition = typeof address?.lat === 'number' && typeof address.lng === 'number'
  return (
    <>
      <TextField name={`${name}.name`} label={labelOf('name')} span={6} onEdit={edit('name')} />
      <TextField name={`${name}.street`} label={labelOf('street')} span={5} narrow={4} onEdit={edit('street')} />
      <TextField
        name={`${name}.streetNumber`}
        label={labelOf('streetNumber')}
        span={1}
        narrow={2}
        onEdit={edit('streetNumber')}
      />
      <TextField name={`${name}.zipCode`} label={labelOf('zipCode')} narrow={2} onEdit={edit('zipCode')} />
      <TextField name={`${name}.city`} label={labelOf('city')} narrow={4} onEdit={edit('city')} />
      <TextField name={`${name}.country`} label={labelOf('country')} onEdit={edit('country')} />
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
      className={span[3]}
      label={t(`address.${part}`)}
      value={value ?? ''}
      slotProps={{ htmlInput: { readOnly: true, className: 'numeric' } }}
    />
  )
}
