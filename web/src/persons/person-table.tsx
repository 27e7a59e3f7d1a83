import { ArchiveRestore, Combine, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer/use-drawers'
import { useTranslation } from '../kit/i18n'
import { type BulkAction, type CreateFacts, DataTable, type LoadPage, type RowAction } from '../kit/list'
import { activeLegalEntityId, usePermissions } from '../kit/session'
import { deletePerson, deletePersons, restorePerson } from './delete-person'
import { listedInTable, type PersonLine, personColumns } from './person-columns'
import { PersonDetail } from './person-detail'
import { personFilters, personTabs } from './person-filters'

const load: LoadPage<PersonLine> = (query, signal) =>
  client.persons.list({ query: { ...(query as object), fields: [...listedInTable] }, signal })

const isThere = ({ deleted }: PersonLine) => !deleted

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
  const drawers = useDrawers()
  const href = useCallback(({ id }: PersonLine) => drawers.hrefOf('person', { personId: id }), [drawers])
  const mayChange = usePermissions()('Person:Create')
  const rowActions = useMemo<RowAction<PersonLine>[]>(
    () => [
      { ...deletion, isFor: isThere, run: (person) => void deletePerson(person) },
      {
        label: t('list.restore'),
        icon: <ArchiveRestore size={18} />,
        permission: 'Person:Delete',
        // What has become part of another record comes back from there.
        isFor: ({ deleted, mergedIntoId }) => deleted && mergedIntoId === null,
        run: (person) => void restorePerson(person),
      },
    ],
    [deletion, t],
  )
  const bulkActions = useMemo<BulkAction<PersonLine>[]>(() => {
    const merging: BulkAction<PersonLine> = {
      label: t('person.merge'),
      icon: <Combine size={18} />,
      permission: 'Person:Delete',
      isFor: isThere,
      takes: 2,
      run: ([first, second]) => {
        if (first && second) void drawers.open('merge', { personId: first.id, otherId: second.id })
      },
    }
    const removal = { ...deletion, isFor: isThere, run: (persons: PersonLine[]) => void deletePersons(persons) }
    return mayChange ? [merging, removal] : [removal]
  }, [deletion, drawers, mayChange, t])
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
      href={href}
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
