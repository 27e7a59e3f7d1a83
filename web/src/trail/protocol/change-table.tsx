import type { AuditEntry } from '@pietas/contract/trail'
import { useCallback } from 'react'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { type Column, DataTable, type Filter, type LoadPage, pickerFilter, RowName } from '../../kit/list'
import { useSession } from '../../kit/session'
import { SoftChip, type Tone } from '../../kit/theme'
import { colleagueSource, platformUserSource } from '../../users'
import * as styles from './change-table.module.css'
import { platformPrefixes, prefixesOf } from './tables'
import { changesText, recordWord, toldChanges } from './words'

const load: LoadPage<AuditEntry> = (query, signal) => client.auditEntries.list({ query: query as object, signal })
const loadAll: LoadPage<AuditEntry> = (query, signal) => client.auditEntries.listAll({ query: query as object, signal })

const tones: Record<AuditEntry['action'], Tone> = { create: 'green', update: 'blue', delete: 'red', restore: 'teal' }

const columns: Column<AuditEntry>[] = [
  { id: 'at', header: 'protocol.at', width: 160, kind: 'instant', value: ({ at }) => at, sortBy: 'AT' },
  { id: 'actor', header: 'protocol.actor', width: 150, value: ({ actor }, t) => actor?.name ?? t('protocol.system') },
  {
    id: 'action',
    header: 'protocol.action',
    width: 150,
    value: ({ action }, t) => t(`protocol.action.${action}`),
    cell: ({ action }) => <Action action={action} />,
  },
  {
    id: 'record',
    header: 'protocol.record',
    width: 220,
    grow: 100,
    heads: true,
    value: recordWord,
    cell: (entry) => <RecordName entry={entry} />,
  },
  { id: 'told', header: 'protocol.told', width: 280, grow: 300, value: changesText },
]

function Action({ action }: Pick<AuditEntry, 'action'>) {
  const { t } = useTranslation()
  return <SoftChip tone={tones[action]}>{t(`protocol.action.${action}`)}</SoftChip>
}

function RecordName({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  return <RowName dir="auto">{recordWord(entry, t)}</RowName>
}

const kindsOf = (prefixes: typeof prefixesOf) =>
  Object.keys(prefixes).map((value) => ({ value, label: `protocol.table.${value}` as never }))

const filtersBy = (who: Filter, prefixes: typeof prefixesOf): Filter[] => [
  who,
  { id: 'recordTable', label: 'protocol.record', kind: 'select', options: kindsOf(prefixes) },
  { id: 'recordId', label: 'protocol.recordId', kind: 'text' },
  { id: 'from', label: 'protocol.from', kind: 'day' },
  { id: 'to', label: 'protocol.to', kind: 'day' },
]

const actor = { id: 'userId', label: 'protocol.actor' } as const
const filters = filtersBy(pickerFilter({ ...actor, source: colleagueSource }), prefixesOf)
const filtersOfAll = filtersBy(pickerFilter({ ...actor, source: platformUserSource }), platformPrefixes)

/** What became of tenants and of the platform's own records. */
export function PlatformChangeTable() {
  const { t } = useTranslation()
  const detail = useCallback((entry: AuditEntry) => <Changes entry={entry} />, [])
  return (
    <DataTable
      tableId="platform-protocol"
      label={t('protocol.changes')}
      columns={columns}
      cacheKey={['audit-entries', 'platform']}
      load={loadAll}
      filters={filtersOfAll}
      detail={detail}
      hasExport
      hasSearch={false}
      emptyHint={t('protocol.none')}
    />
  )
}

/** Every change of a record, the latest first: who, when, what, and what of it became what. */
export function ChangeTable() {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const detail = useCallback((entry: AuditEntry) => <Changes entry={entry} />, [])
  return (
    <DataTable
      tableId="protocol"
      label={t('protocol.changes')}
      columns={columns}
      cacheKey={['audit-entries', tenant?.id]}
      load={load}
      filters={filters}
      detail={detail}
      hasExport
      hasSearch={false}
      emptyHint={t('protocol.none')}
    />
  )
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const told = toldChanges(entry, t)
  if (told.length === 0) return <p className={styles.nothing}>{t('protocol.nothing')}</p>
  const empty = <em>{t('protocol.empty')}</em>
  return (
    <dl className={styles.changes}>
      {told.map(({ field, was, became }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields without a word of their own are called alike
        <div key={at}>
          <dt>{field}</dt>
          <dd>
            {entry.action !== 'create' && (
              <>
                <bdi className={styles.was}>{was || empty}</bdi>
                <span aria-hidden> → </span>
              </>
            )}
            <bdi>{became || empty}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
