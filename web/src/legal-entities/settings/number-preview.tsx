import { previewOf } from '@pietas/contract/kit/number-ranges'
import { numberRangeFields } from '@pietas/contract/legal-entities'
import { useWatch } from 'react-hook-form'
import { span } from '../../kit/form'
import { useTranslation } from '../../kit/i18n'
import * as styles from './number-preview.module.css'

const { prefix: prefixSchema, startingNumber: numberSchema } = numberRangeFields.shape

/** The first numbers of the range that is being typed. */
export function NumberPreview() {
  const { t } = useTranslation()
  const [prefix, startingNumber] = useWatch({ name: ['prefix', 'startingNumber'] })
  const typed = { prefix: prefixSchema.safeParse(prefix), startingNumber: numberSchema.safeParse(startingNumber) }
  const numbers =
    typed.prefix.success && typed.startingNumber.success
      ? previewOf({ prefix: typed.prefix.data, startingNumber: typed.startingNumber.data }, null)
      : []
  return (
    <div className={`${span[6]} ${styles.preview}`}>
      <span>{t('numberRange.preview')}</span>
      <output aria-label={t('numberRange.preview')} className="numeric" dir="auto">
        {numbers.length > 0 ? numbers.join(', ') : t('numberRange.preview-empty')}
      </output>
    </div>
  )
}
