import { isMessageKey, useTranslation } from '../i18n'

/** An error as the form keeps it; the limits come from the schema. */
interface FormError {
  message?: string | undefined
  limits?: Record<string, number>
}

/** The sentence of an error, with its limit where one is known; a key without a sentence must not reach a person. */
export function useMessage(error: FormError | undefined): string | undefined {
  const { t } = useTranslation()
  const key = error?.message
  if (!key) return undefined
  const exact = `${key}.limit`
  if (Object.keys(error.limits ?? {}).length > 0 && isMessageKey(exact)) return t(exact, error.limits)
  return isMessageKey(key) ? t(key) : t('common.validation-invalid')
}
