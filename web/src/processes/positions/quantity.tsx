import IconButton from '@mui/material/IconButton'
import type { Position } from '@pietas/contract/processes'
import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../../kit/i18n'
import { quantityText } from './amounts'
import * as styles from './position-group.module.css'
import { changePosition } from './use-positions'

/** How many; one more or less by a press. */
export function Quantity({ position, editable }: { position: Position; editable: boolean }) {
  const { t } = useTranslation()
  const underWay = useRef(false)
  const { quantity, text } = position
  const change = async (by: number) => {
    if (underWay.current) return
    underWay.current = true
    await changePosition(position, { quantity: quantity + by }).finally(() => {
      underWay.current = false
    })
  }
  // Nothing at all is no position.
  const step = (by: 1 | -1, label: string) => (
    <IconButton
      size="small"
      aria-label={label}
      disabled={quantity + by === 0}
      onClick={() => void change(by)}
      data-screen-only
    >
      {by > 0 ? <Plus size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
    </IconButton>
  )
  return (
    <span className={styles.quantity}>
      {editable && step(-1, t('position.fewer', { text }))}
      <output>{quantityText(position)}</output>
      {editable && step(1, t('position.more', { text }))}
    </span>
  )
}
