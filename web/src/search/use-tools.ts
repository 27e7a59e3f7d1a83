import { Building, CirclePlus, Database, DoorOpen, Hash, KeyRound, Tag } from 'lucide-react'
import { queries } from '../kit/api'
import { useDrawers } from '../kit/drawer/use-drawers'
import { toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { confirmLeaving } from '../kit/leaving'
import { usePermissions, useSession } from '../kit/session'
import { enterTenant, leaveTenant, useTenants } from '../tenants'
import type { Entry, Section } from './entries'

/** The release at work: the name of its first script, which is made of what it holds. */
const version = (): string => {
  const [script] = [...document.scripts].filter(({ type, src }) => type === 'module' && src !== '')
  return script ? (script.src.split('/').at(-1) ?? '') : '–'
}

const clearCache = async () => {
  if (!(await confirmLeaving())) return
  queries.clear()
  for (const name of await (window.caches?.keys() ?? [])) await window.caches.delete(name)
  window.location.reload()
}

/** The tenants to go into, as the server has found them. @returns their section, and whether it stands. */
export function useVisits(query: string, isAsked: boolean): { visits: Section; isSettled: boolean } {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const { data, isFetching, isError } = useTenants(query, isAsked)
  const entries = (data?.items ?? [])
    .filter(({ id }) => id !== tenant?.id)
    .map(({ id, name, slug }) => ({
      id: `tenant-${id}`,
      label: name,
      secondary: slug,
      icon: Building,
      run: () => void enterTenant(id),
    }))
  const visits = { id: 'tenants', title: t('search.tenants'), entries, hasFailed: isError && !isFetching }
  return { visits, isSettled: !isFetching }
}

/** What our own people look something up with, a new tenant, and the way out of the one that they are in. */
export function useTools(): Entry[] {
  const { t } = useTranslation()
  const { me, tenant, legalEntity } = useSession()
  const may = usePermissions()
  const drawers = useDrawers()
  const copy = (text: string) => () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('search.copied'),
      () => toast.error('common.unexpected'),
    )
  const ids = [`tenant ${tenant?.id ?? '–'}`, `entity ${legalEntity?.id ?? '–'}`, `user ${me.user.id}`].join(', ')
  const here = legalEntity?.permissions ?? []
  const everywhere = tenant?.permissions ?? []
  const leave: Entry[] = tenant
    ? [
        {
          id: 'tool-leave',
          label: t('search.leave-tenant', { name: tenant.name }),
          icon: DoorOpen,
          run: () => void leaveTenant(),
        },
      ]
    : []
  const create: Entry[] = may('Global:ManageSuperAdmins')
    ? [
        {
          id: 'tool-new-tenant',
          label: t('search.new-tenant'),
          icon: CirclePlus,
          run: () => void drawers.open('tenant', {}),
        },
      ]
    : []
  return [
    ...leave,
    ...create,
    { id: 'tool-ids', label: t('search.ids', { ids }), icon: Hash, run: copy(ids) },
    {
      id: 'tool-permissions',
      label: t('search.permissions', { count: here.length, tenant: everywhere.length }),
      icon: KeyRound,
      run: copy(JSON.stringify({ tenant: everywhere, legalEntity: here }, null, 2)),
    },
    { id: 'tool-cache', label: t('search.cache'), icon: Database, run: () => void clearCache() },
    {
      id: 'tool-version',
      label: t('search.version', { version: version() }),
      icon: Tag,
      run: copy(version()),
    },
  ]
}
