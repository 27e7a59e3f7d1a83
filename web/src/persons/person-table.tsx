import { Trash2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { client } from '../kit/api/client'
import { useTranslation } from '../kit/i18n'
import { type BulkAction, type CreateFacts, DataTable, type LoadPage, type RowAction } from '../kit/list'
import { activeLegalEntityId } from '../kit/session'
import { deletePerson, deletePersons } from './delete-person'
import { listedInTable, type PersonLine, personColumns } from './person-columns'
import { PersonDetail } from './person-detail'
import { personFilters, personTabs } from './person-filters'

const load: LoadPage<PersonLine> = (query, signal) =>
  client.persons.list({ query: { ...(query as object), fields: [...listedInTable] }, signal })

const detail = (person: PersonLine) => <PersonDetail person={person} />

interface PersonTableProps {
  onOpen: (person: PersonLine) => void
  toolbar?: ReactNode
  create?: CreateFacts
}

/** The persons of the active legal entity. */
export function PersonTable({ onOpen, toolbar, create }: PersonTableProps) {
  const { t } = useTranslation()
  const deletion = useMemo(
    () => ({
      label: t('common.delete'),
      icon: <Trash2 size={18} />,
      permission: 'Person:Delete' as const,
      destructive: true,
    }),
    [t],
  )
  const rowActions = useMemo<RowAction<PersonLine>[]>(
    () => [{ ...deletion, run: (person) => void deletePerson(person) }],
    [deletion],
  )
  const bulkActions = useMemo<BulkAction<PersonLine>[]>(
    () => [{ ...deletion, run: (persons) => void deletePersons(persons) }],
    [deletion],
  )
  return (
    <DataTable
      tableId="persons"
      label={t('person.many')}
      columns={personColumns}
      cacheKey={['persons', activeLegalEntityId()]}
      load={load}
      tabs={personTabs}
      filters={personFilters}
      onOpen={onOpen}
      openPermission="Person:ListAndRead"
      rowActions={rowActions}
      bulkActions={bulkActions}
      detail={detail}
      hasExport
      emptyHint={t('person.list-empty')}
      create={create}
      toolbar={toolbar}
    />
  )
}
