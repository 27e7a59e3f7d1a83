import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { Address } from '@pietas/contract/kit'
import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormGrid, span, useDescription, useFormMode, useWholeField } from '../form'
import { joinParts, useTranslation } from '../i18n'
import { AddressCard } from './address-card'
import * as styles from './address-field.module.css'
import { type AddressHit, type AddressMode, addressModes, isStructured } from './hit'
import { ManualAddress } from './manual-address'
import { ModeSearch } from './mode-search'
import type { AddressSources } from './sources'

const describeAddress = (address: Address) => joinParts([address.name, formatAddress(address), address.country], ', ')

interface AddressFieldProps {
  name: string
  title: string
  sources: AddressSources
  defaultMode?: AddressMode
  /** The section around it is titled the same. */
  titled?: boolean
}

/**
 * An address as a part of a record: searched on the map, at persons or business partners, or typed by hand. The fields
 * show for an address of one's own, and as long as nothing says where it is: spec 1 section 2.8.
 */
export function AddressField({ name, title, sources, defaultMode = 'mapsAddress', titled = false }: AddressFieldProps) {
  const id = useId()
  const { t } = useTranslation()
  const viewing = useFormMode() === 'view'
  useDescription(name, title, describeAddress, true)
  const { setValue } = useFormContext()
  const { message, container } = useWholeField(name)
  const address = useWatch({ name }) as Address | null
  const [mode, setMode] = useState<AddressMode>(defaultMode)
  const manual = mode === 'customAddress' || !isStructured(address)
  const isUnknown = viewing && !(address && describeAddress(address))
  const set = (next: Address) => setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  const take = (hit: AddressHit) => set({ ...noAddress, ...hit.address })
  return (
    <fieldset
      ref={container}
      className={`${span[6]} ${styles.addressField}`}
      data-faulty={message !== undefined}
      {...(titled ? { 'aria-label': title } : { 'aria-labelledby': id })}
      {...(message ? { 'aria-describedby': `${id}fault` } : {})}
    >
      {!titled && (
        <Typography id={id} variant="body2" color="textSecondary" component="div">
          {title}
        </Typography>
      )}
      {message && (
        <FormHelperText id={`${id}fault`} error role="alert">
          {message}
        </FormHelperText>
      )}
      <FormGrid>
        {!viewing && <ModeSearch modes={addressModes} mode={mode} onMode={setMode} sources={sources} onChoose={take} />}
        {isUnknown && t('form.fact-unknown')}
        {!isUnknown && (!address || (manual && !viewing)) && (
          // Whoever types is making an address of his own, and the fields stay while he does.
          <ManualAddress name={name} address={address} onEdit={() => setMode('customAddress')} />
        )}
        {address && !isUnknown && (viewing || !manual) && (
          <AddressCard
            address={address}
            {...(viewing
              ? {}
              : {
                  onEdit: () => setMode('customAddress'),
                  onClear: () => set(noAddress),
                  editLabel: t('address.edit'),
                })}
          />
        )}
      </FormGrid>
    </fieldset>
  )
}
