import { mayHaveStock, mostParts, type ProductFields as Values } from '@pietas/contract/products'
import { useWatch } from 'react-hook-form'
import { fieldsOf } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { productCategorySource } from '../master-data'
import { partnerSource } from '../partners'
import { productOptions, vatOptions } from './options'
import * as styles from './part-row.module.css'
import { PriceRows } from './price-rows'
import { partSource } from './source'

const ofProduct = fieldsOf<Values>()('product')
const { EntitiesField, MoneyField, NumberField, PickerField, RowList, SelectField, SwitchField, TextField } = ofProduct

/** What is said of an article, below its name. */
export function ProductFields() {
  const { t } = useTranslation()
  const options = productOptions(t)
  const type = useWatch({ name: 'type' }) as Values['type'] | null
  return (
    <>
      <SelectField name="type" options={options.types} span={3} clearable />
      <TextField name="number" span={3} />
      <PickerField name="categoryId" source={productCategorySource()} span={6} />
      <SelectField name="priceType" options={options.priceTypes} span={3} clearable />
      <MoneyField name="priceCents" span={3} {...(type === 'BUNDLE' ? { hint: t('product.priceCents-bundle') } : {})} />
      <SelectField name="vatRate" {...vatOptions} span={3} />
      <SwitchField name="priceIsGross" />
      <SwitchField name="passThrough" />
      <PriceRows />
      {type === 'BUNDLE' && <BundleFields />}
      <TextField name="description" rows={[3, 8]} span={6} />
      <PickerField name="supplierId" source={partnerSource()} span={6} />
      {(type === null || mayHaveStock(type)) && <StockFields />}
      <EntitiesField name="legalEntityIds" permission="Warehouse:Read" optional />
    </>
  )
}

function BundleFields() {
  const { t } = useTranslation()
  return (
    <>
      <SelectField name="bundleDisplay" options={productOptions(t).bundleDisplays} span={6} clearable required />
      <RowList
        name="parts"
        title={t('product.parts')}
        addLabel={t('product.parts.add')}
        removeLabel={t('product.parts.remove')}
        empty={{ productId: null as never, quantity: 1 }}
        firstField="productId"
        max={mostParts}
        movable
        describe={({ quantity, productId }) => `${quantity} × ${productId}`}
      >
        {(path) => (
          <div className={styles.part}>
            <NumberField name={`${path}.quantity`} label={t('product.quantity')} />
            <PickerField name={`${path}.productId`} label={t('product.one')} source={partSource()} />
          </div>
        )}
      </RowList>
    </>
  )
}

function StockFields() {
  const isTracked = useWatch({ name: 'stockTracked' }) as boolean
  return (
    <>
      <SwitchField name="stockTracked" />
      {isTracked && (
        <>
          <NumberField name="minimumStock" span={2} />
          <TextField name="place" span={4} />
        </>
      )}
    </>
  )
}
