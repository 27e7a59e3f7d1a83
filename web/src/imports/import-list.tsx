import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '../kit/i18n'
import { type Column, DataTable, type RowAction } from '../kit/list'
import type { ImportFacts, StoredImport } from './facts'
import { undoImport } from './undo-import'

const columns: Column<StoredImport>[] = [
  { id: 'fileName', header: 'import.file', width: 200, grow: 200, value: ({ fileName }) => fileName },
  {
    id: 'createdAt',
    header: 'import.at',
    width: 170,
    kind: 'instant',
    sortBy: 'CREATED_AT',
    value: ({ createdAt }) => createdAt,
  },
  { id: 'created', header: 'import.created', width: 110, kind: 'number', value: ({ created }) => created },
  { id: 'updated', header: 'import.updated', width: 110, kind: 'number', value: ({ updated }) => updated },
  { id: 'refused', header: 'import.refused', width: 110, kind: 'number', value: ({ refused }) => refused },
  {
    id: 'undone',
    header: 'import.state',
    width: 160,
    value: ({ undone }, t) => t(undone ? 'import.undone' : 'import.stands'),
  },
]

/** Earlier imports, each with the way back. */
export function ImportList({ facts }: { facts: ImportFacts }) {
  const { t } = useTranslation()
  const rowActions = useMemo<RowAction<StoredImport>[]>(
    () => [
      {
        label: t('import.undo'),
        icon: <Undo2 size={18} />,
        permission: facts.permission,
        isFor: ({ undone }) => !undone,
        run: ({ id }) => void undoImport(facts, id),
      },
    ],
    [t, facts],
  )
  return (
    <DataTable
      tableId={`${facts.name}s`}
      label={t('import.earlier')}
      columns={columns}
      cacheKey={facts.key()}
      load={(query, signal) => facts.list({ query: query as object, signal })}
      rowActions={rowActions}
      height="compact"
      emptyHint={t('import.none')}
    />
  )
}
