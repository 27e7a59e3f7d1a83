import type { ReactElement } from 'react'
import { isMessageKey, useTranslation } from '../i18n'
import { useSettings } from '../settings'

/** An error as the form keeps it; the limits come from the schema. */
interface FormError {
  message?: string | undefined
  limits?: Record<string, number>
}

// 10.000 is read more easily than 10000; a year keeps its four figures as they are.
const readable = (limits: Record<string, number>, language: string) => {
  const { format } = new Intl.NumberFormat(language, { useGrouping: 'min2' })
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, format(limit)]))
}

/**
 * The sentence of an error, with its limit where one is known; a key without a sentence must not reach a person. The key
 * stands at the element, for whoever looks at the page by machine.
 */
export function useMessage(error: FormError | undefined): ReactElement | undefined {
  const { t } = useTranslation()
  const { language } = useSettings()
  const key = error?.message
  if (!key) return undefined
  const exact = `${key}.limit`
  const limits = error.limits ?? {}
  const sentence = () => {
    if (Object.keys(limits).length > 0 && isMessageKey(exact)) return t(exact, readable(limits, language))
    return isMessageKey(key) ? t(key) : t('common.validation-invalid')
  }
  return <span data-message-key={key}>{sentence()}</span>
}
