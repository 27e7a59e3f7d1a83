import type { Job } from '@pietas/contract/kit'
import { RotateCcw } from 'lucide-react'
import { useMemo } from 'react'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { DataTable, type LoadPage, type RowAction } from '../kit/list'
import { useSession } from '../kit/session'
import { jobColumns } from './job-columns'
import { jobFilters, jobTabs } from './job-filters'

const load: LoadPage<Job> = (query, signal) => client.jobs.list({ query: query as object, signal })

const retry = async ({ id }: Job): Promise<void> => {
  try {
    await client.jobs.retry(id)
    toast.success('job.retried')
  } catch {
    toast.error('job.retry-error')
  }
  void refresh('jobs')
}

/** The jobs of the tenant, the latest first; what failed or waits can be tried at once. */
export function JobTable() {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const rowActions = useMemo<RowAction<Job>[]>(
    () => [
      {
        label: t('job.retry'),
        icon: <RotateCcw size={18} />,
        permission: 'Administration:ManageLegalEntity',
        isFor: ({ state }) => state === 'FAILED' || state === 'WAITING',
        run: (job) => void retry(job),
      },
    ],
    [t],
  )
  return (
    <DataTable
      tableId="jobs"
      label={t('nav.jobs')}
      columns={jobColumns}
      cacheKey={['jobs', tenant?.id]}
      load={load}
      tabs={jobTabs}
      filters={jobFilters}
      rowActions={rowActions}
      hasExport
      emptyHint={t('job.none')}
    />
  )
}
