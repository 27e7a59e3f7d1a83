import type { Process } from '@pietas/contract/processes'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { AddPosition } from './add-position'
import { Goods } from './goods'
import { inGroups } from './groups'
import { PositionGroup } from './position-group'
import * as styles from './positions-tab.module.css'
import { Sums } from './sums'
import { useGroupTitles } from './use-group-titles'
import { usePositions } from './use-positions'

/** What a process charges for, group by group, with what it comes to and what it takes out of the store. */
export function PositionsTab({ process, editable }: { process: Process; editable: boolean }) {
  const { t } = useTranslation()
  const { data, error } = usePositions(process.id)
  const titles = useGroupTitles(process.legalEntityId)
  if (error) return <EmptyState title={t('common.error')} />
  if (!data) return <DrawerSkeleton of="lines" />
  const { items, sums, goods } = data
  const groups = inGroups(items)
  return (
    <div className={styles.positions}>
      <AddPosition process={process} editable={editable} count={items.length} />
      {groups.length === 0 && (
        <EmptyState title={t('position.empty')} {...(editable ? { hint: t('position.empty-hint') } : {})} />
      )}
      <div className={styles.columns}>
        <div className={styles.groups}>
          {groups.map(({ group, rows }) => (
            <PositionGroup key={group} {...titles.of(group)} positions={rows} editable={editable} />
          ))}
        </div>
        <div className={styles.beside}>
          {groups.length > 0 && <Sums sums={sums} />}
          {goods.length > 0 && <Goods processId={process.id} goods={goods} />}
        </div>
      </div>
    </div>
  )
}
