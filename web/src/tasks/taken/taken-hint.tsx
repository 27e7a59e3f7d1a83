import { wallTimeOf } from '@pietas/contract/kit/instants'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useDebounced } from '../../kit/api/use-debounced'
import { Notice } from '../../kit/form/notice'
import { formatDate, joinParts, useTranslation } from '../../kit/i18n'
import { PickedName } from '../../kit/picker'
import { useSession } from '../../kit/session'
import { carSource, resourceSource } from '../../master-data'
import { memberSource } from '../../users'
import { type Taken, takenOf, type Wanted } from './taken'
import * as styles from './taken-hint.module.css'

/**
 * Says while somebody plans who and what is taken at that time already. It keeps nobody from anything: the question
 * comes when it is stored.
 */
export function TakenHint({ wanted }: { wanted: Wanted | null }) {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const asked = useDebounced(wanted && JSON.stringify(wanted))
  const rested = asked ? (JSON.parse(asked) as Wanted) : null
  const { data } = useQuery({
    queryKey: ['tasks', 'taken', tenant?.id, rested?.start, rested?.end],
    queryFn: ({ signal }) =>
      client.busy.list({ query: { startDate: rested?.start ?? '', endDate: rested?.end ?? '' }, signal }),
    enabled: rested !== null,
    // Somebody else may just be planning with the same car.
    staleTime: 0,
  })
  const taken = rested && data ? takenOf(rested, data.items) : []
  return (
    <div role="status" className={styles.takenHint}>
      {taken.length > 0 && (
        <Notice severity="warning" variant="outlined">
          {t('task.taken.title')}
          <ul>
            {taken.map((one) => (
              <li key={`${one.kind}-${one.id}`}>
                <TakenName taken={one} />
                {': '}
                <span className="numeric">{timesOf(one)}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function TakenName({ taken: { kind, id } }: { taken: Taken }) {
  const { legalEntity } = useSession()
  if (kind === 'CAR') return <PickedName source={carSource(legalEntity?.id)} id={id} />
  if (kind === 'RESOURCE') return <PickedName source={resourceSource(legalEntity?.id)} id={id} />
  return <PickedName source={memberSource(legalEntity?.id)} id={id} />
}

const timesOf = ({ spans }: Taken): string =>
  spans
    .map(({ start, end }) => {
      const [from, to] = [wallTimeOf(start), wallTimeOf(end)]
      const until = from.day === to.day ? to.time : joinParts([formatDate(to.day), to.time], ' ')
      return `${formatDate(from.day)} ${from.time} – ${until}`
    })
    .join(', ')
