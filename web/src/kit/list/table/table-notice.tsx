import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { CloudOff, Hourglass, SearchX } from 'lucide-react'
import { isTimeout } from '../../api'
import { EmptyState } from '../../feedback'
import { useTranslation } from '../../i18n'
import * as styles from './table-notice.module.css'

const lines = Array.from({ length: 12 }, (_, index) => index)

/** The shape of the rows while the first page is on the way. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div aria-hidden>
      {lines.map((line) => (
        <div key={line} className={styles.skeleton}>
          {Array.from({ length: columns }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
            <Skeleton key={index} width={`${45 + ((line * 7 + index * 13) % 40)}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function TableEmpty({ hint }: { hint: string | undefined }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={<SearchX size={28} aria-hidden />} title={t('common.no-results')} {...(hint ? { hint } : {})} />
  )
}

export function TableError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const late = isTimeout(error)
  return (
    <div role="alert">
      <EmptyState
        icon={late ? <Hourglass size={28} aria-hidden /> : <CloudOff size={28} aria-hidden />}
        title={t(late ? 'error.timeout' : 'common.error')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  )
}
