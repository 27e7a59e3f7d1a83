import Skeleton from '@mui/material/Skeleton'
import * as styles from './drawer-skeleton.module.css'

type Shape = 'form' | 'facts' | 'lines' | 'text'

const rows: Record<Shape, number> = { form: 7, facts: 6, lines: 6, text: 5 }

interface DrawerSkeletonProps {
  /** What comes: fields in three columns, labels with what is known, entries one below the other, or a text. */
  of?: Shape
}

/** The shape of what is on its way, so that nothing jumps once it is there. */
export function DrawerSkeleton({ of = 'form' }: DrawerSkeletonProps) {
  const Row = shapes[of]
  return (
    <div className={styles.skeleton} aria-busy="true" data-shape={of}>
      {of !== 'lines' && <Skeleton width={160} height={28} />}
      {Array.from({ length: rows[of] }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Row key={at} />
      ))}
    </div>
  )
}

const Fields = () => (
  <div className={styles.fields}>
    <Skeleton variant="rounded" height={40} />
    <Skeleton variant="rounded" height={40} />
    <Skeleton variant="rounded" height={40} />
  </div>
)

const Fact = () => (
  <div className={styles.fact}>
    <Skeleton width="60%" height={20} />
    <Skeleton width="80%" height={20} />
  </div>
)

const Line = () => (
  <div className={styles.line}>
    <Skeleton variant="circular" width={32} height={32} />
    <div>
      <Skeleton width="45%" height={20} />
      <Skeleton width="70%" height={18} />
    </div>
  </div>
)

const Sentence = () => <Skeleton height={22} />

const shapes = { form: Fields, facts: Fact, lines: Line, text: Sentence }
