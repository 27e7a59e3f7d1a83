import { type productCategoryFields, refusalOfPlace } from '@pietas/contract/master-data'
import { useMemo } from 'react'
import type * as z from 'zod'
import { fieldsOf } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { productCategorySource } from '../master-data'

const { PickerField } = fieldsOf<z.output<typeof productCategoryFields>>()('product')

/** Below which other category one stands. */
export function CategoryFields({ itemId }: { itemId: number | undefined }) {
  const { t } = useTranslation()
  const source = useMemo(
    () =>
      productCategorySource((above) => {
        const refusal = refusalOfPlace(itemId ?? null, above)
        return refusal ? t(refusal) : undefined
      }),
    [itemId, t],
  )
  return <PickerField name="parentId" label={t('product.category-parent')} source={source} span={6} />
}
