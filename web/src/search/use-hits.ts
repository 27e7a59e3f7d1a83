import type { Page } from '@pietas/contract/kit'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { client } from '../kit/api/client'
import { useDrawers } from '../kit/drawer'
import { type Translate, useTranslation } from '../kit/i18n'
import { useMaybeSession, usePermissions } from '../kit/session'
import type { Entry, Section } from './entries'
import { partnerEntry, personEntry, processEntry, taskEntry } from './hit-entries'
import type { ModeName } from './modes'

/** How many of a kind are shown. */
const most = 10

type KindName = 'processes' | 'persons' | 'partners' | 'tasks'

interface Kind {
  name: KindName
  isOpen: boolean
  load: (query: string, signal: AbortSignal) => Promise<Entry[]>
}

const firstOf = async <Row>(page: Promise<Page<Row>>, entry: (row: Row) => Entry): Promise<Entry[]> =>
  (await page).items.slice(0, most).map(entry)

/** The kinds of records in their order, each with what it takes to ask for them. */
function useKinds(): Kind[] {
  const { t } = useTranslation()
  const may = usePermissions()
  const session = useMaybeSession()
  const hasEntity = session?.legalEntity !== undefined
  const hasTenant = session?.tenant !== undefined
  const navigate = useNavigate()
  const drawers = useDrawers()
  const limit = most
  const toProcess = (id: number) => void navigate({ to: '/processes/$processId', params: { processId: String(id) } })
  const toPartner = (id: number) =>
    void navigate({ to: '/business-partners/$partnerId', params: { partnerId: String(id) } })
  const toPerson = (personId: number) => void drawers.open('person', { personId })
  const toTask = (taskId: number) => void drawers.open('task', { taskId, showDetails: true })
  return [
    {
      name: 'processes',
      isOpen: hasEntity && may('Process:List'),
      load: (query, signal) =>
        firstOf(client.processes.list({ query: { query, limit }, signal }), (row) => processEntry(row, toProcess)),
    },
    {
      name: 'persons',
      isOpen: hasEntity && may('Person:ListAndRead'),
      // The server's first page, cut: that call takes no limit here.
      load: (query, signal) =>
        firstOf(client.persons.list({ query: { query }, signal }), (row) => personEntry(row, toPerson)),
    },
    {
      name: 'partners',
      isOpen: hasEntity && may('BusinessPartner:Read', 'tenant'),
      load: (query, signal) =>
        firstOf(client.partners.list({ query: { query, limit }, signal }), (row) => partnerEntry(row, toPartner)),
    },
    {
      name: 'tasks',
      isOpen: hasTenant,
      load: (query, signal) =>
        firstOf(client.tasks.listAccessible({ query: { query, limit }, signal }), (row) => taskEntry(row, t, toTask)),
    },
  ]
}

const titled = (name: KindName, t: Translate) => t(`search.${name}`)

/**
 * The records that are found, a section for each kind. A kind is shown once all above it have answered: what comes in
 * stands below what is there already, and nothing that is shown changes its place.
 */
export function useHits(mode: ModeName, query: string): { sections: Section[]; isSettled: boolean } {
  const { t } = useTranslation()
  const session = useMaybeSession()
  const scope = [session?.tenant?.id, session?.legalEntity?.id]
  const asked = useKinds().filter(({ name, isOpen }) => isOpen && (mode === 'all' || mode === name))
  const answers = useQueries({
    queries: asked.map(({ name, load }) => ({
      queryKey: [name, ...scope, 'menu', query],
      queryFn: ({ signal }: { signal: AbortSignal }) => load(query, signal),
      enabled: query !== '',
      retry: false,
      structuralSharing: false,
    })),
  })
  if (query === '') return { sections: [], isSettled: true }
  const waiting = answers.findIndex(({ isPending }) => isPending)
  const shown = asked.slice(0, waiting === -1 ? asked.length : waiting)
  const sections = shown.map(({ name }, at) => ({
    id: name,
    title: titled(name, t),
    entries: answers[at]?.data ?? [],
    hasFailed: answers[at]?.isError ?? false,
  }))
  return { sections, isSettled: waiting === -1 }
}
