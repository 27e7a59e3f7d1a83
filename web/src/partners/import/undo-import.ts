import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { translate } from '../../kit/i18n'

/** Asks, takes an import back, and names who has been changed since and so stays. Answers whether it is undone. */
export async function undoImport(importId: number): Promise<boolean> {
  const isSure = await confirm({
    title: translate('partner.import.undo-question'),
    description: translate('partner.import.undo-description'),
    confirm: translate('partner.import.undo'),
    destructive: true,
  })
  if (!isSure) return false
  try {
    const { kept } = await client.partnerImports.undo(importId)
    void refresh('partners', 'partner-imports')
    if (kept.length === 0) toast.success('partner.import.undo-success')
    else
      await confirm({
        title: translate('partner.import.kept', { count: kept.length }),
        description: kept
          .map(({ name }) => name)
          .slice(0, 20)
          .join(', '),
        confirm: translate('common.close'),
        cancel: translate('partner.import.understood'),
      })
  } catch {
    toast.error('partner.import.undo-error')
    return false
  }
  return true
}
