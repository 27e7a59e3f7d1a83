import type { Position } from '@pietas/contract/processes'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { euros } from '../../kit/money'
import * as styles from './position-group.module.css'

/** What is charged for; whoever may change it opens it by its name. */
export function PositionName({ position, editable }: { position: Position; editable: boolean }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { id, processId, text, description, reason } = position
  return (
    <div>
      {editable ? (
        <button
          type="button"
          dir="auto"
          className={styles.name}
          onClick={() => void drawers.open('position', { processId, positionId: id })}
        >
          {text}
        </button>
      ) : (
        <span dir="auto" className={styles.name}>
          {text}
        </span>
      )}
      {description && (
        <p dir="auto" className={styles.detail}>
          {description}
        </p>
      )}
      <PartsOfBundle position={position} />
      {reason && (
        <p dir="auto" className={styles.detail} data-screen-only>
          {t('position.reason-given', { reason })}
        </p>
      )}
    </div>
  )
}

/** What a bundle is made of, as far as it shows that: spec 1 section 3.1. */
function PartsOfBundle({ position: { bundleDisplay, parts } }: { position: Position }) {
  if (!bundleDisplay || bundleDisplay === 'DO_NOT_SHOW_PRODUCTS' || parts.length === 0) return null
  const hasPrices = bundleDisplay === 'SHOW_PRODUCTS_WITH_PRICES'
  return (
    <ul className={styles.parts}>
      {parts.map(({ productId, quantity, text, unitPriceCents }) => (
        <li key={productId}>
          <bdi>
            {quantity} × {text}
          </bdi>
          {hasPrices && <span className="numeric"> · {euros(quantity * unitPriceCents)}</span>}
        </li>
      ))}
    </ul>
  )
}
