import { formatAddress } from '@pietas/contract/kit/address-line'
import type { PersonRow } from '@pietas/contract/persons'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { client } from '../kit/api/client'
import { formatDate, formatInstant, useTranslation } from '../kit/i18n'
import { activeLegalEntityId } from '../kit/session'
import { type Column, DataTable, type LoadPage, type RowAction } from '../kit/table'
import { deletePerson } from './delete-person'
import { RelationshipStatus } from './relationship-status'

const columns: Column<PersonRow>[] = [
  {
    id: 'name',
    header: 'person.name',
    width: 170,
    grow: 200,
    sortBy: 'LAST_NAME',
    cell: (person) => (
      <strong className="table-name">
        {person.lastName}, {person.firstName}
      </strong>
    ),
  },
  {
    id: 'dateOfBirth',
    header: 'person.dateOfBirth',
    width: 132,
    grow: 120,
    sortBy: 'DATE_OF_BIRTH',
    cell: (person) => formatDate(person.dateOfBirth),
  },
  {
    id: 'deceasedAt',
    header: 'person.deceasedAt',
    width: 132,
    grow: 120,
    sortBy: 'DECEASED_AT',
    cell: (person) => formatDate(person.deceasedAt),
  },
  { id: 'age', header: 'person.age', width: 64, grow: 40, align: 'right', cell: (person) => person.age },
  { id: 'city', header: 'person.city', width: 128, sortBy: 'CITY', cell: (person) => person.city },
  {
    id: 'phone',
    header: 'person.phone',
    width: 144,
    grow: 130,
    cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a>,
  },
  {
    id: 'email',
    header: 'person.email',
    width: 210,
    grow: 260,
    cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  },
  { id: 'address', header: 'person.address', width: 240, hidden: true, cell: (person) => formatAddress(person) },
  { id: 'birthName', header: 'person.birthName', width: 150, hidden: true, cell: (person) => person.birthName },
  { id: 'nationality', header: 'person.nationality', width: 160, hidden: true, cell: (person) => person.nationality },
  {
    id: 'relationshipStatus',
    header: 'person.relationshipStatus',
    width: 140,
    hidden: true,
    cell: (person) => <RelationshipStatus status={person.relationshipStatus} />,
  },
  {
    id: 'updatedAt',
    header: 'person.updatedAt',
    width: 170,
    sortBy: 'UPDATED_AT',
    hidden: true,
    cell: (person) => formatInstant(person.updatedAt),
  },
]

const load: LoadPage<PersonRow> = (query, signal) => client.persons.list({ query: query as object, signal })

interface PersonTableProps {
  onOpen: (person: PersonRow) => void
  toolbar?: ReactNode
}

/** The persons of the active legal entity. */
export function PersonTable({ onOpen, toolbar }: PersonTableProps) {
  const { t } = useTranslation()
  const actions = useMemo<RowAction<PersonRow>[]>(
    () => [
      {
        label: t('common.delete'),
        icon: <Trash2 size={18} />,
        permission: 'Person:Delete',
        destructive: true,
        run: (person) => void deletePerson(person),
      },
    ],
    [t],
  )
  return (
    <DataTable
      tableId="persons"
      label={t('person.many')}
      columns={columns}
      cacheKey={['persons', activeLegalEntityId()]}
      load={load}
      onOpen={onOpen}
      openPermission="Person:ListAndRead"
      rowActions={actions}
      emptyHint={t('person.list-empty')}
      toolbar={toolbar}
    />
  )
}
