import { formatDay } from '@pietas/contract/kit/days'
import { mostPrices, type ProductFields as Values } from '@pietas/contract/products'
import { fieldsOf } from '../kit/form'
import { useTranslation } from '../kit/i18n'
import { euros } from '../kit/money'
import { useSession } from '../kit/session'
import * as styles from './price-rows.module.css'

const { DateField, MoneyField, RowList, SelectField } = fieldsOf<Values>()('product')

const everywhere = 'all'

/** A legal entity is chosen by its text and stored as a number, all of them as none. */
const asId = {
  read: (value: unknown) => (typeof value === 'number' ? String(value) : everywhere),
  write: (chosen: string | null) => (chosen === null || chosen === everywhere ? null : Number(chosen)),
}

/** What an article costs at a legal entity, or from a day on. */
export function PriceRows() {
  const { t } = useTranslation()
  const entities = useSession().tenant?.legalEntities ?? []
  const everyHouse = t('product.prices.everywhere')
  const houseOf = (id: number | null) => entities.find((entity) => entity.id === id)?.name ?? everyHouse
  return (
    <RowList
      name="prices"
      title={t('product.prices')}
      addLabel={t('product.prices.add')}
      removeLabel={t('product.prices.remove')}
      empty={{ legalEntityId: null, validFrom: null, priceCents: null as never }}
      firstField="validFrom"
      max={mostPrices}
      describe={({ legalEntityId, validFrom, priceCents }) => {
        const house = houseOf(legalEntityId)
        const price = euros(priceCents ?? 0)
        return validFrom
          ? t('product.prices.from', { day: formatDay(validFrom), house, price })
          : t('product.prices.always', { house, price })
      }}
    >
      {(path) => (
        <div className={styles.price}>
          <DateField name={`${path}.validFrom`} label={t('product.prices.validFrom')} />
          <SelectField
            name={`${path}.legalEntityId`}
            label={t('product.prices.legalEntityId')}
            options={[
              { value: everywhere, label: everyHouse },
              ...entities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            required
            stored={asId}
          />
          <MoneyField name={`${path}.priceCents`} label={t('product.price')} required />
        </div>
      )}
    </RowList>
  )
}
