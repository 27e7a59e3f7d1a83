import type { Tenant, TenantState } from '@pietas/contract/tenants'
import { tenantStates } from '@pietas/contract/tenants'
import { DoorOpen, LockKeyhole, LockKeyholeOpen, Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer/use-drawers'
import { useTranslation } from '../kit/i18n'
import {
  type Column,
  type CreateFacts,
  DataTable,
  defaultTab,
  type Filter,
  type LoadPage,
  type RowAction,
  RowName,
  type TabFacts,
} from '../kit/list'
import { SoftChip, type Tone } from '../kit/theme'
import { deactivate, reactivate } from './change-tenant'
import { enterTenant } from './tenant-visit'

const load: LoadPage<Tenant> = (query, signal) => client.tenants.list({ query: query as object, signal })

const tones: Record<TenantState, Tone> = { ACTIVE: 'green', DEACTIVATED: 'neutral', IN_DELETION: 'red' }

function StateChip({ state }: Pick<Tenant, 'state'>) {
  const { t } = useTranslation()
  return <SoftChip tone={tones[state]}>{t(`tenant.state.${state}`)}</SoftChip>
}

const columns: Column<Tenant>[] = [
  {
    id: 'name',
    header: 'tenant.name',
    width: 220,
    grow: 240,
    sortBy: 'NAME',
    value: ({ name }) => name,
    cell: ({ name }) => <RowName dir="auto">{name}</RowName>,
  },
  { id: 'slug', header: 'tenant.slug', width: 160, grow: 100, value: ({ slug }) => slug },
  {
    id: 'legalEntityCount',
    header: 'tenant.legalEntityCount',
    width: 130,
    kind: 'number',
    value: ({ legalEntityCount }) => legalEntityCount,
  },
  { id: 'userCount', header: 'tenant.userCount', width: 110, kind: 'number', value: ({ userCount }) => userCount },
  {
    id: 'facturaFeatureEnabled',
    header: 'tenant.facturaFeatureEnabled',
    width: 130,
    value: ({ facturaFeatureEnabled }, t) => t(facturaFeatureEnabled ? 'common.yes' : 'common.no'),
  },
  {
    id: 'state',
    header: 'tenant.state',
    width: 120,
    value: ({ state }, t) => t(`tenant.state.${state}`),
    cell: ({ state }) => <StateChip state={state} />,
  },
  {
    id: 'createdAt',
    header: 'tenant.createdAt',
    width: 170,
    sortBy: 'CREATED_AT',
    kind: 'instant',
    value: ({ createdAt }) => createdAt,
  },
]

const filters: Filter[] = [
  {
    id: 'state',
    label: 'tenant.state',
    kind: 'select',
    options: tenantStates.map((value) => ({ value, label: `tenant.state.${value}` })),
  },
  {
    id: 'facturaFeatureEnabled',
    label: 'tenant.facturaFeatureEnabled',
    kind: 'boolean',
    yes: 'common.yes',
    no: 'common.no',
  },
]

const tabs: TabFacts[] = [
  { id: defaultTab, label: 'tenant.tab.all' },
  { id: 'active', label: 'tenant.tab.active', values: { state: 'ACTIVE' } },
  { id: 'deactivated', label: 'tenant.tab.deactivated', values: { state: 'DEACTIVATED' } },
  { id: 'in-deletion', label: 'tenant.tab.in-deletion', values: { state: 'IN_DELETION' } },
]

const manage = 'Global:ManageSuperAdmins'

/** The tenants of the platform, by name. */
export function TenantTable({ create }: { create: CreateFacts }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const rowActions = useMemo<RowAction<Tenant>[]>(
    () => [
      {
        label: t('tenant.enter'),
        icon: <DoorOpen size={18} />,
        isFor: ({ state }) => state === 'ACTIVE',
        run: ({ id }) => void enterTenant(id),
      },
      {
        label: t('common.edit'),
        icon: <Pencil size={18} />,
        permission: manage,
        run: ({ id }) => void drawers.open('tenant', { tenantId: id }),
      },
      {
        label: t('tenant.deactivate'),
        icon: <LockKeyhole size={18} />,
        permission: manage,
        destructive: true,
        isFor: ({ state }) => state === 'ACTIVE',
        run: (tenant) => void deactivate(tenant),
      },
      {
        label: t('tenant.reactivate'),
        icon: <LockKeyholeOpen size={18} />,
        permission: manage,
        isFor: ({ state }) => state === 'DEACTIVATED',
        run: (tenant) => void reactivate(tenant),
      },
    ],
    [t, drawers],
  )
  return (
    <DataTable
      tableId="tenants"
      label={t('nav.tenants')}
      columns={columns}
      cacheKey={['tenants', 'list']}
      load={load}
      tabs={tabs}
      filters={filters}
      onOpen={({ id }) => void drawers.open('tenant', { tenantId: id })}
      href={({ id }) => drawers.hrefOf('tenant', { tenantId: id })}
      rowActions={rowActions}
      hasExport
      emptyHint={t('tenant.list-empty')}
      create={create}
    />
  )
}
