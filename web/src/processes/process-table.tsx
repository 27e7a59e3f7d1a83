import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import { client } from '../kit/api/client'
import { formatDate, formatInstant, useTranslation } from '../kit/i18n'
import { activeLegalEntityId } from '../kit/session'
import { type Column, DataTable, type LoadPage } from '../kit/table'
import { clientName } from './client-name'
import { ProcessStatus, ProcessType } from './process-status'

const columns: Column<ProcessRow>[] = [
  {
    id: 'id',
    header: 'process.id',
    width: 96,
    grow: 60,
    sortBy: 'ID',
    cell: (process) => <strong className="table-name">{process.id}</strong>,
  },
  {
    id: 'status',
    header: 'process.status',
    width: 184,
    sortBy: 'STATUS',
    cell: (process) => <ProcessStatus status={process.status} />,
  },
  {
    id: 'type',
    header: 'process.type',
    width: 130,
    sortBy: 'TYPE',
    cell: (process) => <ProcessType type={process.type} />,
  },
  {
    id: 'deceased',
    header: 'process.deceased',
    width: 190,
    sortBy: 'NAME',
    cell: (process) => fullName(process.deceasedPerson),
  },
  { id: 'client', header: 'process.client', width: 180, cell: clientName },
  { id: 'burialForm', header: 'process.burialFormId', width: 170, cell: (process) => process.burialForm.name },
  {
    id: 'branch',
    header: 'process.legalEntityBranchId',
    width: 150,
    cell: (process) => process.legalEntityBranch.name,
  },
  {
    id: 'createdAt',
    header: 'process.createdAt',
    width: 168,
    sortBy: 'CREATED_AT',
    cell: (process) => formatInstant(process.createdAt),
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
