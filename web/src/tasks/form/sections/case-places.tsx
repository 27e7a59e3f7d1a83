import { formatAddress } from '@pietas/contract/kit/address-line'
import { useFormContext, useWatch } from 'react-hook-form'
import { span } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { Segments } from '../../../kit/segments'
import { isSamePlace, placesOfCase } from '../places-of-case'
import type { TaskValues } from '../task-values'
import { useCase } from '../use-case'

/** The places that the case knows of, each one press away from an address of the task. */
export function CasePlaces({ name }: { name: 'address' | 'destination' }) {
  const { t } = useTranslation()
  const process = useCase()
  const { setValue } = useFormContext<TaskValues>()
  const held = useWatch<TaskValues, typeof name>({ name })
  const places = process ? placesOfCase(process) : []
  if (places.length === 0) return null
  const take = (what: string) => {
    const address = places.find((place) => place.what === what)?.address
    if (address) setValue(name, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <div className={span[6]}>
      <Segments
        label={t('task.of-case.places')}
        many
        options={places.map(({ what, address }) => ({
          value: what,
          label: t('task.of-case.place', { what: t(what), place: address.name ?? formatAddress(address) }),
        }))}
        value={places.find(({ address }) => isSamePlace(held, address))?.what ?? null}
        onChoose={take}
      />
    </div>
  )
}
