import Paper from '@mui/material/Paper'
import { priceOf, sumOf } from '@pietas/contract/kit/money'
import type { Position } from '@pietas/contract/processes'
import { useTranslation } from '../../kit/i18n'
import { PlainTable } from '../../kit/list/table/plain-table'
import { euros } from '../../kit/money'
import { priceNote, totalText } from './amounts'
import * as styles from './position-group.module.css'
import { PositionMenu } from './position-menu'
import { PositionName } from './position-name'
import * as shared from './positions-tab.module.css'
import { Quantity } from './quantity'

interface PositionGroupProps {
  title: string
  description: string | null
  positions: readonly Position[]
  editable: boolean
}

/** The positions of one group in their order. */
export function PositionGroup({ title, description, positions, editable }: PositionGroupProps) {
  const { t } = useTranslation()
  const heads = ['quantity', 'text', 'unitPriceCents', 'total'] as const
  const last = positions.length - 1
  return (
    <Paper component="section" variant="outlined" className={shared.panel} aria-label={title}>
      <header>
        <h2 dir="auto">{title}</h2>
        {description && <p dir="auto">{description}</p>}
      </header>
      <div className={styles.rows}>
        <PlainTable
          label={title}
          heads={[...heads.map((head) => t(`position.${head}`)), ...(editable ? [''] : [])]}
          numbers={[2, 3]}
          rows={positions.map((position, at) => ({
            id: position.id,
            cells: [
              <Quantity key="quantity" position={position} editable={editable} />,
              <PositionName key="text" position={position} editable={editable} />,
              <div key="price">
                {euros(position.unitPriceCents)}
                <div className={styles.note}>{priceNote(position, t)}</div>
              </div>,
              <strong key="total" className={styles.total}>
                {totalText(position)}
              </strong>,
              ...(editable ? [<PositionMenu key="menu" position={position} at={at} last={last} />] : []),
            ],
          }))}
        />
      </div>
      {positions.length > 1 && (
        <p className={styles.sum}>
          <span>{t('position.sum-of-group')}</span>
          <strong className="numeric">{euros(sumOf(positions.map(priceOf)))}</strong>
        </p>
      )}
    </Paper>
  )
}
