import { dayOf } from '@pietas/contract/kit/days'
import { fullName, nameWithFate } from '@pietas/contract/persons'
import type { ProcessRow } from '@pietas/contract/processes'
import type { MessageKey } from '../kit/i18n'
import { InfectedName, infectionText } from '../kit/infection'
import { type Column, RowName } from '../kit/list'
import { momentText } from '../kit/time'
import { clientText } from './client-name'
import { GoneSign } from './gone-sign'
import { ProcessStatus, ProcessType } from './process-status'

/** The columns of the list of processes. */
export const processColumns: Column<ProcessRow>[] = [
  {
    id: 'id',
    header: 'process.id',
    width: 60,
    grow: 50,
    sortBy: 'ID',
    value: (process) => process.id,
    cell: (process) => <RowName>{process.id}</RowName>,
  },
  {
    id: 'status',
    header: 'process.status',
    width: 174,
    grow: 160,
    sortBy: 'STATUS',
    value: (process, t) => t(`process.status.${process.status}` as MessageKey),
    cell: (process) => <ProcessStatus status={process.status} />,
  },
  {
    id: 'type',
    header: 'process.type',
    width: 110,
    grow: 120,
    sortBy: 'TYPE',
    value: (process, t) => t(`process.type.${process.type}` as MessageKey),
    cell: (process) => <ProcessType type={process.type} />,
  },
  {
    id: 'deceased',
    heads: true,
    header: 'process.deceased',
    width: 160,
    sortBy: 'NAME',
    // That he has died is what the list is about.
    value: ({ deceasedPerson }, t) =>
      nameWithFate({ ...deceasedPerson, deceased: false, deceasedAt: null }, t('common.deleted')),
    cell: ({ deceasedPerson }) => (
      <InfectedName person={deceasedPerson}>
        {fullName(deceasedPerson)} <GoneSign person={{ ...deceasedPerson, deceased: false, deceasedAt: null }} />
      </InfectedName>
    ),
  },
  {
    id: 'infection',
    header: 'person.infectiousData',
    width: 140,
    hidden: true,
    value: ({ deceasedPerson }, t) => infectionText(deceasedPerson, t),
  },
  { id: 'client', header: 'process.client', width: 132, sortBy: 'CLIENT', value: clientText },
  {
    id: 'funeralAt',
    header: 'process.funeral',
    width: 116,
    sortBy: 'FUNERAL',
    kind: 'moment',
    value: (process) => process.funeralAt,
    cell: (process) => momentText(process.funeralAt),
  },
  {
    id: 'burialForm',
    header: 'process.burialFormId',
    width: 138,
    sortBy: 'BURIAL_FORM',
    value: (process) => process.burialForm.name,
  },
  {
    id: 'branch',
    header: 'process.legalEntityBranchId',
    width: 126,
    hidden: true,
    value: (process) => process.legalEntityBranch.name,
  },
  {
    id: 'createdAt',
    header: 'process.createdAt',
    width: 116,
    grow: 100,
    sortBy: 'CREATED_AT',
    kind: 'date',
    value: (process) => dayOf(process.createdAt),
  },
  {
    id: 'noteCount',
    header: 'process.noteCount',
    width: 92,
    hidden: true,
    grow: 80,
    kind: 'number',
    value: (process) => process.noteCount,
    cell: ({ noteCount }) => (noteCount > 0 ? noteCount : ''),
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
    sortBy: 'ASSIGNEE',
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
