import type { TableRecord } from '../columns/column'
import type { RowFacts } from './row-facts'
import * as styles from './stripe.module.css'

interface StripeProps<Row extends TableRecord> {
  row: Row
  facts: Pick<RowFacts<Row>, 'entityOf'>
}

/** The colour of the legal entity at the edge of a row. */
export function Stripe<Row extends TableRecord>({ row, facts }: StripeProps<Row>) {
  if (row.legalEntityId === undefined || row.legalEntityId === null) return null
  const entity = facts.entityOf(row.legalEntityId)
  return (
    <span
      data-stripe
      className={styles.stripe}
      title={entity?.name}
      style={entity?.primaryColor ? { backgroundColor: entity.primaryColor } : undefined}
    />
  )
}
