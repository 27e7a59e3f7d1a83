import type { PartnerImport } from '@pietas/contract/partners'
import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { type Column, DataTable, type RowAction } from '../../kit/list'
import { activeLegalEntityId } from '../../kit/session'
import { undoImport } from './undo-import'

const columns: Column<PartnerImport>[] = [
  { id: 'fileName', header: 'partner.import.file', width: 200, grow: 200, value: ({ fileName }) => fileName },
  {
    id: 'createdAt',
    header: 'partner.import.at',
    width: 170,
    kind: 'instant',
    sortBy: 'CREATED_AT',
    value: ({ createdAt }) => createdAt,
  },
  { id: 'created', header: 'partner.import.created', width: 110, kind: 'number', value: ({ created }) => created },
  { id: 'updated', header: 'partner.import.updated', width: 110, kind: 'number', value: ({ updated }) => updated },
  { id: 'refused', header: 'partner.import.refused', width: 110, kind: 'number', value: ({ refused }) => refused },
  {
    id: 'undone',
    header: 'partner.import.state',
    width: 160,
    value: ({ undone }, t) => t(undone ? 'partner.import.undone' : 'partner.import.stands'),
  },
]

/** Earlier imports of the active legal entity, each with the way back. */
export function ImportList() {
  const { t } = useTranslation()
  const rowActions = useMemo<RowAction<PartnerImport>[]>(
    () => [
      {
        label: t('partner.import.undo'),
        icon: <Undo2 size={18} />,
        permission: 'BusinessPartner:CreateOrEdit',
        isFor: ({ undone }) => !undone,
        run: ({ id }) => void undoImport(id),
      },
    ],
    [t],
  )
  return (
    <DataTable
      tableId="business-partner-imports"
      label={t('partner.import.earlier')}
      columns={columns}
      cacheKey={['partner-imports', activeLegalEntityId()]}
      load={(query, signal) => client.partnerImports.list({ query: query as object, signal })}
      rowActions={rowActions}
      height="compact"
      emptyHint={t('partner.import.none')}
    />
  )
}
