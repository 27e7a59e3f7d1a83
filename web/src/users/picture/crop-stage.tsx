import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from '../../kit/i18n'
import { type Crop, inside, placed, pushed, type Size } from './crop'
import * as styles from './crop-stage.module.css'

interface CropStageProps {
  address: string
  size: Size
  crop: Crop
  onCrop: (crop: Crop) => void
}

const step = 0.05

const pushes: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}
const zooms: Record<string, number> = { '+': 1.1, '-': 1 / 1.1 }

/** The picture in its frame: pushed by mouse, finger or arrow keys, enlarged by two fingers, plus or minus. */
export function CropStage({ address, size, crop, onCrop }: CropStageProps) {
  const { t } = useTranslation()
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const apart = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const move = (event: PointerEvent) => {
    const { pointerId, clientX: x, clientY: y, currentTarget } = event
    const before = fingers.current.get(pointerId)
    if (!before) return
    const distance = apart()
    fingers.current.set(pointerId, { x, y })
    if (distance > 0) return onCrop(inside(size, { ...crop, zoom: (crop.zoom * apart()) / distance }))
    const { width } = currentTarget.getBoundingClientRect()
    onCrop(pushed(size, crop, { x: (x - before.x) / width, y: (y - before.y) / width }))
  }
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  const press = (event: KeyboardEvent) => {
    const push = pushes[event.key]
    const zoom = zooms[event.key]
    if (!push && !zoom) return
    event.preventDefault()
    onCrop(push ? pushed(size, crop, push) : inside(size, { ...crop, zoom: crop.zoom * (zoom ?? 1) }))
  }
  const { width, left, top } = placed(size, crop)
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move what is in it
      tabIndex={0}
      aria-label={t('profile.picture.stage')}
      className={styles.cropStage}
      onPointerDown={({ pointerId, clientX: x, clientY: y, currentTarget }) => {
        currentTarget.setPointerCapture(pointerId)
        fingers.current.set(pointerId, { x, y })
      }}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={press}
    >
      <img src={address} alt="" draggable={false} style={{ width: `${width}%`, left: `${left}%`, top: `${top}%` }} />
    </div>
  )
}
