import { dayOf } from '@pietas/contract/kit/days'
import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import { formatDate, useTranslation } from '../kit/i18n'
import { activeLegalEntityId } from '../kit/session'
import { type Column, DataTable, type LoadPage } from '../kit/table'
import { clientName } from './client-name'
import { ProcessStatus, ProcessType } from './process-status'

const columns: Column<ProcessRow>[] = [
  {
    id: 'id',
    header: 'process.id',
    width: 76,
    grow: 50,
    sortBy: 'ID',
    cell: (process) => <strong className="table-name">{process.id}</strong>,
  },
  {
    id: 'status',
    header: 'process.status',
    width: 186,
    grow: 160,
    sortBy: 'STATUS',
    cell: (process) => <ProcessStatus status={process.status} />,
  },
  {
    id: 'type',
    header: 'process.type',
    width: 128,
    grow: 110,
    sortBy: 'TYPE',
    cell: (process) => <ProcessType type={process.type} />,
  },
  {
    id: 'deceased',
    header: 'process.deceased',
    width: 168,
    sortBy: 'NAME',
    cell: (process) => fullName(process.deceasedPerson),
  },
  { id: 'client', header: 'process.client', width: 150, cell: clientName },
  { id: 'burialForm', header: 'process.burialFormId', width: 150, cell: (process) => process.burialForm.name },
  {
    id: 'branch',
    header: 'process.legalEntityBranchId',
    width: 136,
    cell: (process) => process.legalEntityBranch.name,
  },
  {
    id: 'createdAt',
    header: 'process.createdAt',
    width: 116,
    grow: 100,
    sortBy: 'CREATED_AT',
    cell: (process) => formatDate(dayOf(process.createdAt)),
  },
  {
    id: 'deceasedAt',
    header: 'person.deceasedAt',
    width: 132,
    hidden: true,
    cell: (process) => formatDate(process.deceasedPerson.deceasedAt),
  },
  {
    id: 'recordingType',
    header: 'process.recordingType',
    width: 140,
    hidden: true,
    cell: (process) => <RecordingType value={process.recordingType} />,
  },
]

function RecordingType({ value }: { value: ProcessRow['recordingType'] }) {
  const { t } = useTranslation()
  return <>{t(`process.recordingType.${value}`)}</>
}

// Until somebody sorts, the newest case stands on top.
const load: LoadPage<ProcessRow> = (query, signal) =>
  client.processes.list({ query: { sortBy: 'CREATED_AT', sortDirection: 'DESC', ...(query as object) }, signal })

/** The processes of the active legal entity. */
export function ProcessTable({ onOpen }: { onOpen: (process: ProcessRow) => void }) {
  const { t } = useTranslation()
  return (
    <DataTable
      tableId="processes"
      label={t('process.many')}
      columns={columns}
      cacheKey={['processes', activeLegalEntityId()]}
      load={load}
      onOpen={onOpen}
      openPermission="Process:List"
      emptyHint={t('process.list-empty')}
    />
  )
}
