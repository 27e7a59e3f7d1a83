import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { CloudOff, Hourglass, Plus, SearchX } from 'lucide-react'
import { isTimeout } from '../../api'
import { EmptyState } from '../../feedback'
import { useTranslation } from '../../i18n'
import { usePermissions } from '../../session'
import type { TableRecord } from '../columns/column'
import type { CreateFacts } from './table-facts'
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

interface TableEmptyProps {
  hint: string | undefined
  /** Offered to whoever may, where nothing was narrowed. */
  create: CreateFacts | undefined
}

export function TableEmpty({ hint, create }: TableEmptyProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  return (
    <EmptyState
      icon={<SearchX size={28} aria-hidden />}
      title={t('common.no-results')}
      {...(hint ? { hint } : {})}
      {...(create && may(create.permission, create.level)
        ? {
            action: (
              <Button variant="outlined" startIcon={<Plus size={18} />} onClick={create.onCreate}>
                {create.label}
              </Button>
            ),
          }
        : {})}
    />
  )
}

/** Says above rows that no word has led to them; one way holds for all of them. */
export function FoundAlike({ rows }: { rows: readonly TableRecord[] }) {
  const { t } = useTranslation()
  const by = rows[0]?.matchedBy
  return (
    <div role="status">
      {(by === 'SOUND' || by === 'SPELLING') && <p className={styles.foundAlike}>{t(`found.by-${by}`)}</p>}
    </div>
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
