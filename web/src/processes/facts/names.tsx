import { formatAddress } from '@pietas/contract/kit/address-line'
import type { Process } from '@pietas/contract/processes'
import { useTranslation } from '../../kit/i18n'
import { GoneSign } from '../gone-sign'
import * as signs from '../gone-sign.module.css'
import * as head from '../process-head.module.css'

interface PersonNameProps {
  person: { id: number; deceased: boolean; deceasedAt: string | null; deleted: boolean }
  name: string
  /** Absent = persons may not be looked at. */
  onOpen: ((personId: number) => void) | undefined
}

/** Somebody in the case, whose data are one press away. */
export function PersonName({ person, name, onOpen }: PersonNameProps) {
  return (
    <span>
      {onOpen ? (
        <button type="button" className={head.processPersonName} dir="auto" onClick={() => onOpen(person.id)}>
          {name}
        </button>
      ) : (
        <bdi>{name}</bdi>
      )}{' '}
      <GoneSign person={person} />
    </span>
  )
}

type Partner = NonNullable<Process['cemetery']>

interface Item {
  name: string
  deleted: boolean
}

/** An item of a list; one that has been deleted stays, in red. */
export function ItemName({ item }: { item: Item }) {
  const { t } = useTranslation()
  if (!item.deleted) return <bdi>{item.name}</bdi>
  return (
    <span className={signs.gone}>
      <bdi>{item.name}</bdi> ({t('common.deleted')})
    </span>
  )
}

export function PartnerName({ partner, withAddress = false }: { partner: Partner; withAddress?: boolean }) {
  const address = withAddress && formatAddress(partner)
  return (
    <span>
      <ItemName item={partner} />
      {address && (
        <>
          <br />
          <small dir="auto">{address}</small>
        </>
      )}
    </span>
  )
}
