import Chip from '@mui/material/Chip'
import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { MapPin } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../kit/i18n'
import { isSamePlace, placesOfCase } from '../places-of-case'
import type { TaskValues } from '../task-values'
import { useCase } from '../use-case'
import * as styles from './case-places.module.css'

/** The places that the case knows of, each one press away from an address of the task. */
export function CasePlaces({ name }: { name: 'address' | 'destination' }) {
  const { t } = useTranslation()
  const process = useCase()
  const { setValue } = useFormContext<TaskValues>()
  const chosen = useWatch<TaskValues, typeof name>({ name })
  const places = process ? placesOfCase(process) : []
  if (places.length === 0) return null
  const take = (address: Address) =>
    setValue(name, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  return (
    <fieldset className={styles.casePlaces} aria-label={t('task.of-case.places')}>
      {places.map(({ what, address }) => (
        <Chip
          key={what}
          variant="outlined"
          icon={<MapPin size={14} />}
          label={t('task.of-case.place', { what: t(what), place: address.name ?? formatAddress(address) })}
          aria-pressed={isSamePlace(chosen, address)}
          onClick={() => take(address)}
        />
      ))}
    </fieldset>
  )
}
