import { isMessageKey, useTranslation } from '../i18n'

/** The sentence of a message key; a key without a sentence must not reach a person. */
export function useMessage(key: string | undefined): string | undefined {
  const { t } = useTranslation()
  if (!key) return undefined
  return isMessageKey(key) ? t(key) : t('common.validation-invalid')
}
