import type { Tenant } from '@pietas/contract/tenants'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { type MessageKey, translate } from '../kit/i18n'

type Named = Pick<Tenant, 'id' | 'name'>

async function tried(call: () => Promise<unknown>, failed: MessageKey): Promise<boolean> {
  try {
    await call()
    return true
  } catch {
    toast.error(failed)
    return false
  } finally {
    void refresh('tenants')
  }
}

/** Asks, and closes a tenant. */
export async function deactivate(tenant: Named): Promise<void> {
  const isSure = await confirm({
    title: translate('tenant.deactivate-question', { name: tenant.name }),
    description: translate('tenant.deactivate-description'),
    confirm: translate('tenant.deactivate'),
    destructive: true,
  })
  if (!isSure) return
  if (await tried(() => client.tenants.deactivate({ tenantId: tenant.id }), 'tenant.deactivate-failed'))
    toast.success('tenant.deactivated', { undo: () => void reactivate(tenant) })
}

/** Opens a closed tenant again. */
export async function reactivate({ id }: Named): Promise<void> {
  if (await tried(() => client.tenants.reactivate({ tenantId: id }), 'tenant.reactivate-failed'))
    toast.success('tenant.reactivated')
}
