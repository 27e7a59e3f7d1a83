import type { CaseOfDay, Dashboard } from '@pietas/contract/dashboard'
import { dayOf, today } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import { joinParts, type Translate, useTranslation } from '../../kit/i18n'
import { InfectionSign } from '../../kit/infection'
import { SoftChip } from '../../kit/theme'
import { momentText } from '../../kit/time'
import { Line, Tile } from './tile'
import { toUnburied } from './ways'

const day = 86_400_000

/** How long somebody has been dead, in days of the calendar. */
export function deadText({ deceasedAt }: { deceasedAt: string | null }, t: Translate, now = today()): string | null {
  if (deceasedAt === null) return null
  const count = Math.round((Date.parse(now) - Date.parse(dayOf(deceasedAt))) / day)
  return count <= 0 ? t('dashboard.died-today') : t('dashboard.died', { count })
}

/** The line of a case: who, since when, when and where the funeral is, and what is late. */
export function CaseLine({ item, start, facts }: { item: CaseOfDay; start?: string; facts: (string | null)[] }) {
  const { t } = useTranslation()
  return (
    <Line
      start={start}
      href={`/processes/${item.id}`}
      name={fullName(item.deceasedPerson)}
      facts={joinParts(facts, ' · ')}
      signs={
        <>
          <InfectionSign person={item.deceasedPerson} />
          {item.overdueTasks > 0 && <SoftChip tone="red">{t('dashboard.late', { count: item.overdueTasks })}</SoftChip>}
        </>
      }
    />
  )
}

/** Who is dead and not yet buried. */
export function UnburiedTile({ cases }: { cases: NonNullable<Dashboard['openProcesses']> }) {
  const { t } = useTranslation()
  return (
    <Tile title={t('dashboard.unburied')} total={cases.total} way={toUnburied} empty={t('dashboard.no-unburied')}>
      {cases.items.map((item) => (
        <CaseLine
          key={item.id}
          item={item}
          facts={[deadText(item.deceasedPerson, t), momentText(item.funeralAt) || t('dashboard.no-date')]}
        />
      ))}
    </Tile>
  )
}
