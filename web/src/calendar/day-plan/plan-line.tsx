import { formatAddress } from '@pietas/contract/kit/address-line'
import { wallTimeOf } from '@pietas/contract/kit/instants'
import { fullName, nameWithFate } from '@pietas/contract/persons'
import { beginOf, type Task, taskTypeOf } from '@pietas/contract/tasks'
import { Square } from 'lucide-react'
import { PhoneNumber } from '../../kit/contact/phone-number'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { joinParts, useTranslation } from '../../kit/i18n'
import { InfectionSign } from '../../kit/infection'
import { TaskType, titleOf } from '../../tasks'
import * as styles from './plan-line.module.css'
import { withOthers } from './with-others'

/** One task on a sheet. @param of whose sheet it is. */
export function PlanLine({ task, of }: { task: Task; of: number | null }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const isWay = taskTypeOf(task.type) === 'TRANSPORTATION'
  const others = withOthers(task, of)
  return (
    <li className={styles.line}>
      <Times task={task} />
      <div className={styles.what}>
        <div className={styles.title}>
          <a href={drawers.hrefOf('task', { taskId: task.id, showDetails: true })} dir="auto">
            {titleOf(task, t)}
          </a>
          <TaskType type={task.type} />
        </div>
        {task.process && <Case process={task.process} />}
        {task.address && <Place sign={isWay ? 'S' : null} address={task.address} />}
        {isWay && task.destination && <Place sign="Z" address={task.destination} />}
        {others && <p dir="auto">{t('plan.with', { names: others })}</p>}
        {task.description && (
          <p dir="auto" className={styles.words}>
            {task.description}
          </p>
        )}
        <Parts parts={task.subTasks} />
      </div>
    </li>
  )
}

const clock = (instant: string): string => wallTimeOf(instant).time

function Times({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { endDate, preparationTime } = task
  const begin = beginOf(task)
  if (!begin) return <span className={styles.times}>{t('plan.no-time')}</span>
  const early = preparationTime && new Date(Date.parse(begin) - preparationTime * 60_000).toISOString()
  return (
    <span className={`${styles.times} numeric`}>
      <strong>{clock(begin)}</strong>
      {endDate && <span>{t('plan.until', { time: clock(endDate) })}</span>}
      {early && <span>{t('plan.prepared-from', { time: clock(early) })}</span>}
    </span>
  )
}

/** Whose case it is, what endangers hands, and whom to call. */
function Case({ process }: { process: NonNullable<Task['process']> }) {
  const { t } = useTranslation()
  const { deceasedPerson: deceased, clientPerson, clientBusinessPartner } = process
  const measures = [
    deceased.size !== null && `${deceased.size} cm`,
    deceased.weight !== null && `${deceased.weight} kg`,
  ]
  return (
    <>
      <p>
        <bdi>{joinParts([t('plan.case', { number: process.id }), fullName(deceased)], ' · ')}</bdi>
        {measures.some(Boolean) && ` · ${measures.filter(Boolean).join(', ')}`} <InfectionSign person={deceased} />
      </p>
      {(clientPerson || clientBusinessPartner) && (
        <p>
          <bdi>
            {t('plan.client', {
              name: clientPerson
                ? nameWithFate(clientPerson, t('common.deleted'))
                : (clientBusinessPartner?.name ?? ''),
            })}
          </bdi>
          {clientPerson?.phone && (
            <>
              {', '}
              <PhoneNumber number={clientPerson.phone} className={styles.phone} />
            </>
          )}
        </p>
      )}
    </>
  )
}

const Place = ({ sign, address }: { sign: string | null; address: NonNullable<Task['address']> }) => (
  <p dir="auto">{joinParts([sign, joinParts([address.name, formatAddress(address)], ', ')], ' · ')}</p>
)

/** What is to be ticked off by hand. */
function Parts({ parts }: { parts: Task['subTasks'] }) {
  const open = parts.filter(({ done }) => !done)
  if (open.length === 0) return null
  return (
    <ul className={styles.parts}>
      {open.map((part) => (
        <li key={part.id} dir="auto">
          <Square size={14} aria-hidden /> {part.title}
        </li>
      ))}
    </ul>
  )
}
