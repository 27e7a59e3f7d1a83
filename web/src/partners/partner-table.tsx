import type { PartnerRow } from '@pietas/contract/partners'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { client } from '../kit/api/client'
import { useTranslation } from '../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage, type RowAction } from '../kit/list'
import { activeLegalEntityId } from '../kit/session'
import { deletePartner, restorePartner } from './change-partner'
import { partnerColumns } from './partner-columns'
import { partnerFilters, partnerTabs } from './partner-filters'

interface PartnerTableProps {
  onOpen: (partner: PartnerRow) => void
  toolbar?: ReactNode
  create?: CreateFacts
}

const load: LoadPage<PartnerRow> = (query, signal) => client.partners.list({ query: query as object, signal })

const href = ({ id }: PartnerRow) => `/business-partners/${id}`

/** The business partners of the active legal entity. */
export function PartnerTable({ onOpen, toolbar, create }: PartnerTableProps) {
  const { t } = useTranslation()
  const rowActions = useMemo<RowAction<PartnerRow>[]>(
    () => [
      {
        label: t('common.delete'),
        icon: <Trash2 size={18} />,
        permission: 'BusinessPartner:CreateOrEdit',
        destructive: true,
        isFor: ({ deleted }) => !deleted,
        run: (partner) => void deletePartner(partner),
      },
      {
        label: t('list.restore'),
        icon: <ArchiveRestore size={18} />,
        permission: 'BusinessPartner:CreateOrEdit',
        isFor: ({ deleted }) => deleted,
        run: (partner) => void restorePartner(partner),
      },
    ],
    [t],
  )
  return (
    <DataTable
      tableId="business-partners"
      label={t('partner.many')}
      columns={partnerColumns}
      cacheKey={['partners', activeLegalEntityId()]}
      load={load}
      tabs={partnerTabs}
      filters={partnerFilters}
      onOpen={onOpen}
      href={href}
      openPermission="BusinessPartner:Read"
      rowActions={rowActions}
      hasExport
      emptyHint={t('partner.list-empty')}
      create={create}
      toolbar={toolbar}
    />
  )
}

/** The partners right below one, each with the way to its own page. */
export function PartnerChildren({ partnerId, onOpen }: { partnerId: number; onOpen: (partner: PartnerRow) => void }) {
  const { t } = useTranslation()
  return (
    <DataTable
      tableId="business-partner-children"
      label={t('partner.children')}
      columns={childColumns}
      cacheKey={['partners', activeLegalEntityId(), 'children', partnerId]}
      load={(query, signal) => client.partners.listChildren(partnerId, { query: query as object, signal })}
      onOpen={onOpen}
      href={href}
      openPermission="BusinessPartner:Read"
      height="compact"
      emptyHint={t('partner.no-children')}
    />
  )
}

const childColumns = partnerColumns.filter(({ id }) => id !== 'parent')
