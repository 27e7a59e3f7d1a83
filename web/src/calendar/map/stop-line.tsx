import type { Stop } from '@pietas/contract/calendar'
import { mayChangeTask } from '@pietas/contract/tasks'
import { Link } from '@tanstack/react-router'
import { ExternalLink, MapPinOff } from 'lucide-react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { toned } from '../../kit/theme'
import { caseOf, mapLinkOf, nameOf, statusTones, TaskStatus, titleOf, useAsker } from '../../tasks'
import * as styles from './stop-line.module.css'
import { placeLine, timeOf } from './stop-words'

interface StopLineProps {
  stop: Stop
  /** The map cannot show it, or not all of it. */
  isLost?: boolean
}

/** One stop: its number, when and where it is, whose it is, and a way to a map outside. */
export function StopLine({ stop: { number, task, places }, isLost = false }: StopLineProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const asker = useAsker()
  const way = mapLinkOf(places[0]?.address ?? null, places[1]?.address ?? null)
  return (
    <li className={styles.stop}>
      <span className={`${styles.number} ${toned}`} data-tone={statusTones[task.status]} aria-hidden>
        {number}
      </span>
      <div className={styles.what}>
        <Link
          to={drawers.hrefOf('task', { taskId: task.id, showDetails: true }) as '/'}
          className={styles.title}
          dir="auto"
        >
          {titleOf(task, t)}
        </Link>
        <span className="numeric">{timeOf(task, t)}</span>
        {places.map((place) => (
          <span key={place.sign ?? 'Z'} dir="auto">
            {joinParts([place.sign, placeLine(place)], ' · ')}
          </span>
        ))}
        <span dir="auto" className={styles.who}>
          {joinParts([caseOf(task), nameOf(task.user), task.car?.name], ' · ')}
        </span>
        <span className={styles.ways}>
          {task.status !== 'OPEN' && <TaskStatus status={task.status} />}
          {isLost && (
            <span className={styles.lost}>
              <MapPinOff size={14} aria-hidden />
              {t(places.length === 0 ? 'map.no-address' : 'map.no-position')}
            </span>
          )}
          {isLost && mayChangeTask(asker, task) && (
            <button
              type="button"
              className={styles.way}
              onClick={() => void drawers.open('task', { taskId: task.id, showDetails: false })}
            >
              {t('map.set-position')}
            </button>
          )}
          {way && (
            <a href={way} target="_blank" rel="noreferrer" className={styles.way} data-screen-only>
              {t('task.show-in-maps')} <ExternalLink size={13} aria-hidden />
            </a>
          )}
        </span>
      </div>
    </li>
  )
}
