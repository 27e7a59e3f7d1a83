import { fullName } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import type { MessageKey } from '../kit/i18n'
import type { Column } from '../kit/table'
import { clientName } from './client-name'
import { ProcessStatus } from './process-status'

/** The columns of the list of processes. */
export const processColumns: Column<ProcessRow>[] = [
  {
    id: 'id',
    header: 'process.id',
    width: 76,
    grow: 50,
    sortBy: 'ID',
    value: (process) => process.id,
    cell: (process) => <strong className="table-name">{process.id}</strong>,
  },
  {
    id: 'status',
    header: 'process.status',
    width: 186,
    grow: 160,
    sortBy: 'STATUS',
    value: (process, t) => t(`process.status.${process.status}` as MessageKey),
    cell: (process) => <ProcessStatus status={process.status} />,
  },
  {
    id: 'type',
    header: 'process.type',
    width: 128,
    grow: 110,
    sortBy: 'TYPE',
    value: (process, t) => t(`process.type.${process.type}` as MessageKey),
  },
  {
    id: 'deceased',
    header: 'process.deceased',
    width: 168,
    sortBy: 'NAME',
    value: (process) => fullName(process.deceasedPerson),
  },
  { id: 'client', header: 'process.client', width: 150, value: clientName },
  { id: 'burialForm', header: 'process.burialFormId', width: 150, value: (process) => process.burialForm.name },
  {
    id: 'branch',
    header: 'process.legalEntityBranchId',
    width: 136,
    value: (process) => process.legalEntityBranch.name,
  },
  {
    id: 'createdAt',
    header: 'process.createdAt',
    width: 150,
    grow: 100,
    sortBy: 'CREATED_AT',
    kind: 'instant',
    value: (process) => process.createdAt,
  },
  {
    id: 'deceasedAt',
    header: 'person.deceasedAt',
    width: 132,
    hidden: true,
    kind: 'date',
    value: (process) => process.deceasedPerson.deceasedAt,
  },
  {
    id: 'burialType',
    header: 'process.burialTypeId',
    width: 150,
    hidden: true,
    value: (process) => process.burialForm.burialType.name,
  },
  {
    id: 'assignee',
    header: 'process.assigneeId',
    width: 150,
    hidden: true,
    value: ({ assignee }) => assignee && `${assignee.firstName} ${assignee.lastName}`,
  },
  {
    id: 'recordingType',
    header: 'process.recordingType',
    width: 140,
    hidden: true,
    value: (process, t) => t(`process.recordingType.${process.recordingType}` as MessageKey),
  },
  {
    id: 'updatedAt',
    header: 'process.updatedAt',
    width: 150,
    sortBy: 'UPDATED_AT',
    hidden: true,
    kind: 'instant',
    value: (process) => process.updatedAt,
  },
]
