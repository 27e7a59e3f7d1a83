import { securityEventKinds } from '@pietas/contract/kit/security'
import type { SecurityEvent } from '@pietas/contract/trail'
import { client } from '../../kit/api/client'
import { type Translate, useTranslation } from '../../kit/i18n'
import { type Column, DataTable, type Filter, type LoadPage, pickerFilter, RowName } from '../../kit/list'
import { useSession } from '../../kit/session'
import { SoftChip } from '../../kit/theme'
import { colleagueSource, platformUserSource } from '../../users'

const load: LoadPage<SecurityEvent> = (query, signal) => client.securityEvents.list({ query: query as object, signal })
const loadAll: LoadPage<SecurityEvent> = (query, signal) =>
  client.securityEvents.listAll({ query: query as object, signal })

/** Whoever it was: of the platform's own people a tenant knows no name, and of a wrong address nobody does. */
const nameOf = (name: string | null, id: number | null, t: Translate): string =>
  name ?? t(id === null ? 'protocol.unknown' : 'protocol.platform')

const device: Column<SecurityEvent> = {
  id: 'device',
  header: 'protocol.device',
  width: 170,
  grow: 100,
  value: ({ device }) => device,
}

const columns: Column<SecurityEvent>[] = [
  { id: 'at', header: 'protocol.at', width: 160, kind: 'instant', value: ({ at }) => at, sortBy: 'AT' },
  {
    id: 'kind',
    header: 'protocol.kind',
    width: 220,
    grow: 200,
    heads: true,
    value: ({ kind }, t) => t(`protocol.event.${kind}`),
    cell: ({ kind }) => <Kind kind={kind} />,
  },
  {
    id: 'user',
    header: 'protocol.actor',
    width: 150,
    grow: 100,
    value: (event, t) => nameOf(event.userName, event.userId, t),
  },
  {
    id: 'subject',
    header: 'protocol.subject',
    width: 140,
    value: (event, t) => (event.subjectId === null ? null : nameOf(event.subjectName, event.subjectId, t)),
  },
  {
    id: 'outcome',
    header: 'protocol.outcome',
    width: 120,
    value: ({ outcome }, t) => t(`protocol.outcome.${outcome}`),
    cell: ({ outcome }) => <Outcome outcome={outcome} />,
  },
  { id: 'address', header: 'protocol.address', width: 130, value: ({ address }) => address },
  device,
]

function Kind({ kind }: Pick<SecurityEvent, 'kind'>) {
  const { t } = useTranslation()
  return <RowName>{t(`protocol.event.${kind}`)}</RowName>
}

function Outcome({ outcome }: Pick<SecurityEvent, 'outcome'>) {
  const { t } = useTranslation()
  return <SoftChip tone={outcome === 'DONE' ? 'green' : 'red'}>{t(`protocol.outcome.${outcome}`)}</SoftChip>
}

const ofTenant: Column<SecurityEvent> = {
  id: 'tenant',
  header: 'protocol.tenant',
  width: 150,
  grow: 100,
  value: ({ tenantName }) => tenantName,
}

const columnsOfAll = [...columns.slice(0, 2), ofTenant, ...columns.slice(2, -1), { ...device, hidden: true }]

const filtersBy = (who: Filter): Filter[] => [
  who,
  {
    id: 'kind',
    label: 'protocol.kind',
    kind: 'select',
    options: securityEventKinds.map((value) => ({ value, label: `protocol.event.${value}` as const })),
  },
  {
    id: 'outcome',
    label: 'protocol.outcome',
    kind: 'select',
    options: (['DONE', 'REFUSED'] as const).map((value) => ({ value, label: `protocol.outcome.${value}` as const })),
  },
  { id: 'from', label: 'protocol.from', kind: 'day' },
  { id: 'to', label: 'protocol.to', kind: 'day' },
]

const actor = { id: 'userId', label: 'protocol.actor' } as const
const filters = filtersBy(pickerFilter({ ...actor, source: colleagueSource }))
const filtersOfAll = filtersBy(pickerFilter({ ...actor, source: platformUserSource }))

/** The same of every tenant and of the platform itself. */
export function PlatformSecurityTable() {
  const { t } = useTranslation()
  return (
    <DataTable
      tableId="platform-security-events"
      label={t('protocol.security')}
      columns={columnsOfAll}
      cacheKey={['security-events', 'platform']}
      load={loadAll}
      filters={filtersOfAll}
      hasExport
      hasSearch={false}
      emptyHint={t('protocol.no-events')}
    />
  )
}

/** Who came in, was turned away, or changed a way in, the latest first. */
export function SecurityTable() {
  const { t } = useTranslation()
  const { tenant } = useSession()
  return (
    <DataTable
      tableId="security-events"
      label={t('protocol.security')}
      columns={columns}
      cacheKey={['security-events', tenant?.id]}
      load={load}
      filters={filters}
      hasExport
      hasSearch={false}
      emptyHint={t('protocol.no-events')}
    />
  )
}
