import { type MessageKey, useTranslation } from '../../i18n'
import type { Tab } from './tab'

/** A shipped label is a key of the texts; one that a person wrote is shown as it is. */
export function useTabLabel(shipped: readonly Tab[]) {
  const { t } = useTranslation()
  return ({ id, label }: Tab): string => {
    const isShipped = shipped.some((tab) => tab.id === id && tab.label === label)
    return isShipped ? t(label as MessageKey) : label
  }
}
