import type { KeptRecord } from '@pietas/contract/kit'
import { refresh } from '../kit/api'
import { confirm, toast } from '../kit/feedback'
import { translate } from '../kit/i18n'
import type { ImportFacts } from './facts'

const shownNames = 20

/** Who stays, by the reason why. */
const keptText = (kept: readonly KeptRecord[]): string =>
  (['CHANGED', 'IN_USE'] as const)
    .flatMap((reason) => {
      const names = kept.filter((one) => one.reason === reason).map(({ name }) => name)
      const shown = [...names.slice(0, shownNames), ...(names.length > shownNames ? ['…'] : [])]
      return names.length > 0 ? translate(`import.kept.${reason}`, { names: shown.join(', ') }) : []
    })
    .join('. ')

/** Asks, takes an import back, and says who stays and why. Answers whether it is undone. */
export async function undoImport({ refreshes, texts, undo }: ImportFacts, importId: number): Promise<boolean> {
  const isSure = await confirm({
    title: translate('import.undo-question'),
    description: translate(texts.undo),
    confirm: translate('import.undo'),
    destructive: true,
  })
  if (!isSure) return false
  try {
    const { kept } = await undo(importId)
    void refresh(...refreshes)
    if (kept.length === 0) toast.success('import.undo-success')
    else
      await confirm({
        title: translate(texts.kept, { count: kept.length }),
        description: keptText(kept),
        confirm: translate('common.close'),
        cancel: translate('import.understood'),
      })
  } catch {
    toast.error('import.undo-error')
    return false
  }
  return true
}
