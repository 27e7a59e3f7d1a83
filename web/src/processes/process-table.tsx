import type { ProcessRow } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import { useTranslation } from '../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage } from '../kit/list'
import { activeLegalEntityId } from '../kit/session'
import { processColumns } from './process-columns'
import { ProcessDetail } from './process-detail'
import { processFilters, processTabs } from './process-filters'

// Until somebody sorts, the newest case stands on top.
const load: LoadPage<ProcessRow> = (query, signal) =>
  client.processes.list({ query: { sortBy: 'CREATED_AT', sortDirection: 'DESC', ...(query as object) }, signal })

const detail = (process: ProcessRow) => <ProcessDetail process={process} />

const href = ({ id }: ProcessRow) => `/processes/${id}`

interface ProcessTableProps {
  onOpen: (process: ProcessRow) => void
  /** Only those in which a business partner has a part. */
  businessPartnerId?: number
  create?: CreateFacts
}

/** The processes of the active legal entity. */
export function ProcessTable({ onOpen, businessPartnerId, create }: ProcessTableProps) {
  const { t } = useTranslation()
  if (businessPartnerId !== undefined)
    return (
      <DataTable
        tableId="business-partner-processes"
        label={t('process.many')}
        columns={processColumns}
        cacheKey={['processes', activeLegalEntityId(), 'of-partner', businessPartnerId]}
        load={(query, signal) => load({ ...query, filters: { ...query.filters, businessPartnerId } }, signal)}
        filters={processFilters}
        onOpen={onOpen}
        href={href}
        openPermission="Process:List"
        detail={detail}
        hasExport
        height="compact"
        emptyHint={t('process.of-partner-empty')}
      />
    )
  return (
    <DataTable
      tableId="processes"
      label={t('process.many')}
      columns={processColumns}
      cacheKey={['processes', activeLegalEntityId()]}
      load={load}
      tabs={processTabs}
      filters={processFilters}
      onOpen={onOpen}
      href={href}
      openPermission="Process:List"
      detail={detail}
      hasExport
      emptyHint={t('process.list-empty')}
      create={create}
    />
  )
}
