import { mostLines, type PositionTemplateFields, positionGroups } from '@pietas/contract/processes'
import { useWatch } from 'react-hook-form'
import { fieldsOf } from '../../../kit/form'
import { useTranslation } from '../../../kit/i18n'
import { everyBurialFormSource } from '../../../master-data'
import { articleSource, vatOptions } from '../../../products'
import * as styles from './template-fields.module.css'

const ofTemplate = fieldsOf<PositionTemplateFields>()('positionTemplate')
const { MoneyField, MultiPickerField, NumberField, PickerField, RowList, SelectField, SwitchField, TextField } =
  ofTemplate

const emptyLine: PositionTemplateFields['lines'][number] = {
  ...{ productId: null, text: null, group: 'PRODUCTS', quantity: 1, unitPriceCents: null },
  ...{ priceIsGross: true, vatRate: 19, passThrough: false },
}

/** The lines of a template, and the forms of burial that it belongs to. */
export function TemplateFields() {
  const { t } = useTranslation()
  return (
    <>
      <MultiPickerField name="burialFormIds" source={everyBurialFormSource()} span={6} />
      <RowList
        name="lines"
        title={t('positionTemplate.lines')}
        addLabel={t('positionTemplate.lines.add')}
        removeLabel={t('positionTemplate.lines.remove')}
        empty={emptyLine}
        firstField="productId"
        max={mostLines}
        movable
        describe={({ quantity, text, productId }) => `${quantity} × ${text ?? productId ?? ''}`}
      >
        {(path) => <Line path={path} />}
      </RowList>
    </>
  )
}

/** An article, or what is no article with a price of its own. */
function Line({ path }: { path: `lines.${number}` }) {
  const { t } = useTranslation()
  const productId = useWatch({ name: `${path}.productId` }) as number | null
  const groups = positionGroups
    .filter((group) => group !== 'PAYMENTS')
    .map((value) => ({ value, label: t(`position.group.${value}`) }))
  return (
    <div className={styles.line}>
      <NumberField name={`${path}.quantity`} label={t('position.quantity')} keepsFraction signed />
      <PickerField name={`${path}.productId`} label={t('position.article')} source={articleSource()} />
      {productId === null && (
        <div className={styles.free}>
          <TextField name={`${path}.text`} label={t('position.text')} required />
          <SelectField name={`${path}.group`} label={t('position.group')} options={groups} />
          <MoneyField name={`${path}.unitPriceCents`} label={t('position.unitPriceCents')} required />
          <SelectField name={`${path}.vatRate`} label={t('position.vatRate')} {...vatOptions} />
          <SwitchField name={`${path}.priceIsGross`} label={t('position.priceIsGross')} />
          <SwitchField name={`${path}.passThrough`} label={t('position.passThrough')} />
        </div>
      )}
    </div>
  )
}
