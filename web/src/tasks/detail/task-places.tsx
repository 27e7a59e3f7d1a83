import type { Address } from '@pietas/contract/kit'
import { formatAddress } from '@pietas/contract/kit/address-line'
import { type Task, taskTypeOf } from '@pietas/contract/tasks'
import { ExternalLink } from 'lucide-react'
import { joinParts, type MessageKey, useTranslation } from '../../kit/i18n'
import { MapPicture } from '../../kit/map'
import { mapLinkOf, mapQueryOf } from './map-links'
import * as styles from './task-places.module.css'
import { TaskSection } from './task-section'
import * as words from './task-words.module.css'

/** Where a task takes place, or from where to where; on the map, and on one outside. */
export function TaskPlaces({ task: { type, address, destination } }: { task: Task }) {
  const { t } = useTranslation()
  const isWay = taskTypeOf(type) === 'TRANSPORTATION'
  const link = mapLinkOf(address, isWay ? destination : null)
  const query = mapQueryOf(address, isWay ? destination : null)
  if (!link || !query) return null
  return (
    <TaskSection title={t(isWay ? 'task.way' : 'task.address')}>
      <div className={styles.taskPlaces}>
        <div>
          {address && <Place address={address} label={isWay ? 'task.origin' : undefined} sign={isWay ? 'S' : 'Z'} />}
          {isWay && destination && <Place address={destination} label="task.destination" sign="Z" />}
          <a href={link} target="_blank" rel="noreferrer" className={words.taskLink}>
            {t('task.show-in-maps')} <ExternalLink size={14} aria-hidden />
          </a>
        </div>
        <MapPicture query={query} alt={t('task.map-of', { place: placeLine(destination ?? address) })} />
      </div>
    </TaskSection>
  )
}

const placeLine = (place: Address | null): string => joinParts([place?.name, formatAddress(place)], ', ')

/** A place in words, under the sign that it has on the map. */
function Place({ address, label, sign }: { address: Address; label: MessageKey | undefined; sign: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles.taskPlace}>
      <span className={styles.taskPin} aria-hidden>
        {sign}
      </span>
      <span className={styles.taskPlaceText}>
        {label && <span className={words.taskLabel}>{t(label)}</span>}
        {address.name && <strong dir="auto">{address.name}</strong>}
        <span dir="auto">{formatAddress(address)}</span>
      </span>
    </div>
  )
}
