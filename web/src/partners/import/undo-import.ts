import type { KeptRecord } from '@pietas/contract/kit'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { confirm, toast } from '../../kit/feedback'
import { translate } from '../../kit/i18n'

const shownNames = 20

/** Who stays, by the reason why. */
const keptText = (kept: readonly KeptRecord[]): string =>
  (['CHANGED', 'IN_USE'] as const)
    .flatMap((reason) => {
      const names = kept.filter((partner) => partner.reason === reason).map(({ name }) => name)
      const shown = [...names.slice(0, shownNames), ...(names.length > shownNames ? ['…'] : [])]
      return names.length > 0 ? translate(`partner.import.kept.${reason}`, { names: shown.join(', ') }) : []
    })
    .join('. ')

/** Asks, takes an import back, and says who stays and why. Answers whether it is undone. */
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
        description: keptText(kept),
        confirm: translate('common.close'),
        cancel: translate('partner.import.understood'),
      })
  } catch {
    toast.error('partner.import.undo-error')
    return false
  }
  return true
}
