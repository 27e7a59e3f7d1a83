import type { TaskRow } from '@pietas/contract/tasks'
import { useMemo } from 'react'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage } from '../../kit/list'
import { activeLegalEntityId, usePermissions } from '../../kit/session'
import { useToday } from '../../kit/time'
import { taskRecords } from '../store-task'
import { taskColumns } from './task-columns'
import { taskFilters, taskTabs, wireTaskFilters } from './task-filters'
import { taskGroupings } from './task-groups'
import { useTaskWork } from './use-task-work'

const load: LoadPage<TaskRow> = ({ filters, ...query }, signal) =>
  client.tasks.listOfEntity({ query: { ...(query as object), filters: wireTaskFilters(filters) }, signal })

/** The tasks of the active legal entity. */
export function TaskTable({ create }: { create?: CreateFacts }) {
  const { t } = useTranslation()
  const listsAll = usePermissions()('Task:ListAll')
  const tabs = useMemo(() => taskTabs(listsAll), [listsAll])
  const { question, ...work } = useTaskWork()
  return (
    <>
      <DataTable
        tableId="tasks"
        label={t('task.list')}
        columns={taskColumns}
        // What is due today is asked for anew on a new day.
        cacheKey={[...taskRecords, activeLegalEntityId(), useToday()]}
        load={load}
        tabs={tabs}
        filters={taskFilters}
        groupings={taskGroupings}
        {...work}
        hasExport
        emptyHint={t('task.list-empty')}
        create={create}
      />
      {question}
    </>
  )
}
