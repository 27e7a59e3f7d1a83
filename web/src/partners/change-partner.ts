import type { PartnerRow } from '@pietas/contract/partners'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'
import { unsaved } from '../kit/leaving'
import { partnerLabel } from './source'

type Named = Pick<PartnerRow, 'id' | 'name' | 'nameAffix'>

/** Asks, deletes, and says how it went. Answers whether the partner is gone. */
export async function deletePartner(partner: Named): Promise<boolean> {
  const isSure = await confirm({
    title: translate('list.delete-question', { name: partnerLabel(partner) }),
    description: translate('partner.delete-description'),
    confirm: translate('common.delete'),
    destructive: true,
  })
  if (!isSure) return false
  const undo = () => void putBack(partner)
  return change(() => client.partners.delete(partner.id), { done: 'list.deleted', failed: 'common.delete-error', undo })
}

const putBack = ({ id }: Named) =>
  change(() => client.partners.restore(id), { done: 'list.restored', failed: 'list.restore-error' })

/** The same for a deleted one, the other way round. */
export async function restorePartner(partner: Named): Promise<boolean> {
  const isSure = await confirm({
    title: translate('partner.restore-question', { name: partnerLabel(partner) }),
    confirm: translate('list.restore'),
  })
  return isSure && putBack(partner)
}

interface Words {
  done: 'list.deleted' | 'list.restored'
  failed: 'common.delete-error' | 'list.restore-error'
  undo?: () => void
}

async function change(run: () => Promise<unknown>, { done, failed, undo }: Words): Promise<boolean> {
  try {
    await run()
  } catch {
    toast.error(failed)
    return false
  }
  toast.success(done, { undo })
  // Whatever was being changed about the partner is of no use any more.
  unsaved.forgetAll()
  void refresh('partners')
  return true
}
