import { type FollowUp, followUpStateOf, followUpStates, followUpWeeks } from '@pietas/contract/quality'
import { useNavigate } from '@tanstack/react-router'
import { FolderOpen, PhoneCall } from 'lucide-react'
import { client } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { DataTable, defaultTab, type Filter, type LoadPage, pickerFilter, type TabFacts } from '../../kit/list'
import { activeLegalEntityId } from '../../kit/session'
import { useToday } from '../../kit/time'
import { colleagueSource } from '../../users'
import { followUpColumns } from './follow-up-columns'

const load: LoadPage<FollowUp> = (query, signal) => client.followUps.list({ query: query as object, signal })

const filters: Filter[] = [
  { id: 'weeks', label: 'quality.weeks', kind: 'number' },
  {
    id: 'state',
    label: 'quality.state',
    kind: 'multi-select',
    options: followUpStates.map((value) => ({ value, label: `quality.state.${value}` as MessageKey })),
  },
  pickerFilter({ id: 'assigneeId', label: 'process.assigneeId', source: colleagueSource }),
]

const longestAgo = { sortBy: 'FUNERAL_AT', sortDirection: 'ASC' } as const
const latest = { sortBy: 'FUNERAL_AT', sortDirection: 'DESC' } as const
const weeks = { ...followUpWeeks }
const aYear = { from: 0, to: 52 }

const tabs: TabFacts[] = [
  { id: defaultTab, label: 'quality.state.DUE', values: { state: ['DUE'], weeks }, sort: longestAgo },
  { id: 'reached', label: 'quality.state.REACHED', values: { state: ['REACHED'], weeks: aYear }, sort: latest },
  { id: 'not', label: 'quality.state.NOT_CALLABLE', values: { state: ['NOT_CALLABLE'], weeks }, sort: longestAgo },
]

/** The clients that are called some weeks after the funeral, and what they have said. */
export function FollowUpTable() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const open = ({ id }: FollowUp) => void drawers.open('followUp', { processId: id })
  return (
    <DataTable
      tableId="quality-follow-ups"
      label={t('quality.tab.follow-ups')}
      columns={followUpColumns}
      // The weeks are counted from today.
      cacheKey={['quality', 'follow-ups', activeLegalEntityId(), useToday()]}
      load={load}
      tabs={tabs}
      filters={filters}
      onOpen={open}
      href={({ id }) => drawers.hrefOf('followUp', { processId: id })}
      rowActions={[
        {
          label: t('quality.note-call'),
          icon: <PhoneCall size={18} />,
          isFor: (row) => followUpStateOf(row) !== 'NOT_CALLABLE',
          run: open,
        },
        {
          label: t('quality.open-process'),
          icon: <FolderOpen size={18} />,
          permission: 'Process:List',
          run: ({ id }) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } }),
        },
      ]}
      hasSearch={false}
      hasExport
      emptyHint={t('quality.follow-ups-empty')}
    />
  )
}
