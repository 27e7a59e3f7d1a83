import { processStatuses } from '@pietas/contract/processes'
import { type IncompleteCase, missingKinds } from '@pietas/contract/quality'
import { useNavigate } from '@tanstack/react-router'
import { client } from '../../kit/api/client'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { DataTable, type Filter, type LoadPage, pickerFilter } from '../../kit/list'
import { activeLegalEntityId } from '../../kit/session'
import { useToday } from '../../kit/time'
import { colleagueSource } from '../../users'
import { incompleteColumns } from './incomplete-columns'
import { MissingPoints } from './missing-points'

const load: LoadPage<IncompleteCase> = (query, signal) =>
  client.quality.listIncomplete({ query: query as object, signal })

const filters: Filter[] = [
  {
    id: 'kind',
    label: 'quality.kind',
    kind: 'multi-select',
    options: missingKinds.map((value) => ({ value, label: `quality.kind.${value}` as MessageKey })),
  },
  {
    id: 'status',
    label: 'process.status',
    kind: 'multi-select',
    options: processStatuses
      .filter((status) => status !== 'CANCELLED')
      .map((value) => ({ value, label: `process.status.${value}` as MessageKey })),
  },
  pickerFilter({ id: 'assigneeId', label: 'process.assigneeId', source: colleagueSource }),
]

/** The cases in which points of checklists and standard tasks are missing. */
export function IncompleteTable() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <DataTable
      tableId="quality-incomplete"
      label={t('quality.tab.incomplete')}
      columns={incompleteColumns}
      // What is late is asked for anew on a new day.
      cacheKey={['tasks', 'quality', 'incomplete', activeLegalEntityId(), useToday()]}
      load={load}
      filters={filters}
      onOpen={({ id }) =>
        void navigate({ to: '/processes/$processId', params: { processId: String(id) }, search: { tab: 'tasks' } })
      }
      href={({ id }) => `/processes/${id}?tab=tasks`}
      detail={({ points }) => <MissingPoints points={points} />}
      openPermission="Process:List"
      hasSearch={false}
      hasExport
      emptyHint={t('quality.incomplete-empty')}
    />
  )
}
