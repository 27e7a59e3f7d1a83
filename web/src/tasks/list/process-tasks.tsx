import Button from '@mui/material/Button'
import type { Process } from '@pietas/contract/processes'
import type { TaskRow } from '@pietas/contract/tasks'
import { Plus } from 'lucide-react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { DataTable, type LoadPage } from '../../kit/list'
import { activeLegalEntityId, usePermissions } from '../../kit/session'
import { taskRecords } from '../store-task'
import { taskColumnsOfProcess } from './task-columns'
import { taskFilters, taskTabsOfProcess, wireTaskFilters } from './task-filters'
import { useTaskWork } from './use-task-work'

/** What is to be done for a process. */
export function ProcessTasks({ process }: { process: Pick<Process, 'id' | 'legalEntityId' | 'status'> }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const may = usePermissions()
  const { question, ...work } = useTaskWork()
  const load: LoadPage<TaskRow> = ({ filters, ...query }, signal) =>
    client.tasks.listOfProcess(process.id, {
      query: { ...(query as object), filters: wireTaskFilters(filters) },
      signal,
    })
  // No task is put to a cancelled process.
  const create = process.status !== 'CANCELLED' && may('Task:Create', process.legalEntityId) && (
    <Button
      variant="contained"
      size="small"
      startIcon={<Plus size={18} />}
      onClick={() => void drawers.open('task', { preset: { processId: process.id } })}
    >
      {t('task.create')}
    </Button>
  )
  return (
    <>
      <DataTable
        tableId="process-tasks"
        owner={process.id}
        label={t('task.many')}
        columns={taskColumnsOfProcess}
        cacheKey={[...taskRecords, activeLegalEntityId(), 'of-process', process.id]}
        load={load}
        tabs={taskTabsOfProcess}
        filters={taskFilters}
        {...work}
        hasExport
        height="compact"
        emptyHint={t('task.of-process-empty')}
        toolbar={create}
      />
      {question}
    </>
  )
}
