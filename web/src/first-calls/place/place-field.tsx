import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import type { Address } from '@pietas/contract/kit'
import { formatAddress, noAddress } from '@pietas/contract/kit/address-line'
import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressCard, AddressSearch, type AddressSource } from '../../kit/address'
import { FieldFact, span, useDescription, useFormMode, useWholeField } from '../../kit/form'
import { joinParts, translate } from '../../kit/i18n'
import { addressSources } from '../../persons'
import type { FirstCallValues } from '../first-call-values'
import * as styles from './place-field.module.css'

type PlaceName = 'placeOfDeath' | 'currentPosition' | 'pickUpDestination'

const least = 3

/** Partners and places in one list, and last what was typed, so that nobody has to say first what he searches. */
const anyPlace = (): AddressSource => {
  const { businessPartner, mapsAddress } = addressSources()
  return {
    key: ['partners', 'places', ...businessPartner.key],
    search: async (query, signal) => {
      const nothing = { hits: [] }
      const [partners, places] = await Promise.all([
        businessPartner.search(query, signal).catch(() => nothing),
        query.length >= (mapsAddress.least ?? least) ? mapsAddress.search(query, signal).catch(() => nothing) : nothing,
      ])
      const typed = {
        id: 'typed',
        label: translate('firstCall.place-as-typed', { typed: query }),
        type: 'customAddress' as const,
        address: { ...noAddress, name: query },
      }
      return { hits: [...partners.hits.slice(0, 6), ...places.hits.slice(0, 5), ...(query ? [typed] : [])] }
    },
  }
}

/** Where something is: one search over partners and addresses, and whatever is typed will do. */
export function PlaceField({ name, label }: { name: PlaceName; label: string }) {
  const isViewed = useFormMode() === 'view'
  const { setValue } = useFormContext<FirstCallValues>()
  const { message, container } = useWholeField(name)
  const address = useWatch<FirstCallValues, PlaceName>({ name })
  const source = useMemo(anyPlace, [])
  useDescription(name, label, (place: Address) => joinParts([place.name, formatAddress(place)], ', '), true)
  const isChosen = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what has been chosen
  useEffect(() => {
    if (!isChosen.current) return
    isChosen.current = false
    // What had the focus has gone with the choice: it goes on in what stands there now.
    container.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [address, container])
  if (isViewed)
    return (
      <FieldFact label={label} className={`${span[6]}`}>
        {address && joinParts([address.name, formatAddress(address)], ', ')}
      </FieldFact>
    )
  const set = (next: Address | null) => {
    isChosen.current = true
    setValue(name, next, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <fieldset
      ref={container}
      className={`${span[6]} ${styles.placeField}`}
      aria-label={label}
      data-faulty={message !== undefined}
    >
      {address ? (
        <>
          <Typography variant="body2" color="textSecondary" component="div" aria-hidden>
            {label}
          </Typography>
          <AddressCard address={address} onClear={() => set(null)} />
        </>
      ) : (
        <AddressSearch source={source} label={label} onChoose={(hit) => set({ ...noAddress, ...hit.address })} />
      )}
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </fieldset>
  )
}
