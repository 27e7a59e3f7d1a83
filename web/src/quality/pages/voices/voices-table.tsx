import type { TaskRow } from '@pietas/contract/tasks'
import { client } from '../../../kit/api/client'
import { useTranslation } from '../../../kit/i18n'
import { type CreateFacts, DataTable, type LoadPage } from '../../../kit/list'
import { activeLegalEntityId } from '../../../kit/session'
import { useToday } from '../../../kit/time'
import { taskRecords } from '../../../tasks'
import { useTaskWork } from '../../../tasks/list/use-task-work'
import { voiceColumns } from './voice-columns'
import { voiceFilters, voiceTabs, wireVoiceFilters } from './voice-filters'

const load: LoadPage<TaskRow> = ({ filters, ...query }, signal) =>
  client.tasks.listOfEntity({ query: { ...(query as object), filters: wireVoiceFilters(filters) }, signal })

/** What families have said of the house; a row opens the task, where it is talked about. */
export function VoicesTable({ create }: { create: CreateFacts }) {
  const { t } = useTranslation()
  const { question, ...work } = useTaskWork()
  return (
    <>
      <DataTable
        tableId="quality-voices"
        label={t('quality.tab.voices')}
        columns={voiceColumns}
        cacheKey={[...taskRecords, 'quality', activeLegalEntityId(), useToday()]}
        load={load}
        tabs={voiceTabs}
        filters={voiceFilters}
        {...work}
        hasExport
        emptyHint={t('quality.voices-empty')}
        create={create}
      />
      {question}
    </>
  )
}
