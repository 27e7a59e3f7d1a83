import type { Dashboard } from '@pietas/contract/dashboard'
import { useTranslation } from '../../kit/i18n'
import { momentText } from '../../kit/time'
import { Tile } from './tile'
import { CaseLine } from './unburied-tile'
import { toFunerals } from './ways'

/** The funerals of the next days, the next first. */
export function FuneralsTile({ funerals }: { funerals: NonNullable<Dashboard['funerals']> }) {
  const { t } = useTranslation()
  return (
    <Tile title={t('dashboard.funerals')} total={funerals.total} way={toFunerals} empty={t('dashboard.no-funerals')}>
      {funerals.items.map((item) => (
        <CaseLine key={item.id} item={item} facts={[momentText(item.funeralAt), item.place]} />
      ))}
    </Tile>
  )
}
