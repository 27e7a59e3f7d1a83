import type { Dashboard } from '@pietas/contract/dashboard'
import { openPanel } from '../../kit/commands'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { formatInstant, joinParts, useTranslation } from '../../kit/i18n'
import { Line, Tile } from './tile'

/** Calls that nobody has finished: who has called, about whom, and when. */
export function FirstCallsTile({ calls }: { calls: NonNullable<Dashboard['firstCalls']> }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  return (
    <Tile
      title={t('dashboard.first-calls')}
      total={calls.total}
      onAll={() => openPanel('open-calls')}
      empty={t('dashboard.no-first-calls')}
    >
      {calls.items.map((call) => {
        const about = joinParts([call.deceasedFirstName, call.deceasedLastName])
        return (
          <Line
            key={call.id}
            href={drawers.hrefOf('firstCall', { firstCallId: call.id })}
            name={joinParts([call.callerFirstName, call.callerLastName]) || call.callerPhone || '–'}
            facts={joinParts(
              [about && t('dashboard.call-about', { name: about }), formatInstant(call.createdAt)],
              ' · ',
            )}
          />
        )
      })}
    </Tile>
  )
}
