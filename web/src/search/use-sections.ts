import { formatDay } from '@pietas/contract/kit/days'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Building2, CircleHelp, FolderOpen, ListChecks, UserRound } from 'lucide-react'
import { useRef } from 'react'
import { useDebounced } from '../kit/api/use-debounced'
import { useDrawers } from '../kit/drawer'
import { joinParts, type Language, useTranslation } from '../kit/i18n'
import { usePermissions } from '../kit/session'
import { type OwnRecord, useOwnRecords } from '../users'
import { type Entry, matching, type Section } from './entries'
import { type Mode, modeIn } from './modes'
import { useAppCommands, useOffers } from './use-commands-of-app'
import { useHits } from './use-hits'
import { useTools, useVisits } from './use-tools'

export interface SectionFacts {
  typed: string
  modes: readonly Mode[]
  pages: readonly Entry[]
  /** What the plus of the header offers, and what stands behind a button of one page. */
  creations: readonly Entry[]
  chooseLanguage: (language: Language) => void
  enterMode: (prefix: string) => void
}

const nonEmpty = (sections: Section[]) => sections.filter(({ entries, hasFailed }) => entries.length > 0 || hasFailed)

/** What the menu shows for what is typed, from top to bottom, and whether more is to come. */
export function useSections(facts: SectionFacts): { sections: Section[]; isBusy: boolean; query: string } {
  const { typed, modes, pages, creations, chooseLanguage, enterMode } = facts
  const { t } = useTranslation()
  const may = usePermissions()
  const { mode, query } = modeIn(typed, modes)
  const rested = useDebounced(query)
  const isRested = rested === query
  const isSearch = mode !== 'commands' && mode !== 'help' && mode !== 'admin'
  const hits = useHits(mode, isSearch && isRested ? query : '')
  const isBusy = isSearch && query !== '' && !(isRested && hits.isSettled)
  // Until something has come for what is typed now, the hits of before stay in sight.
  const before = useRef<Section[]>([])
  const found = isBusy && hits.sections.length === 0 ? before.current : hits.sections
  before.current = isSearch && query !== '' ? found : []

  const offers = useOffers(creations)
  const commands = useAppCommands(chooseLanguage)
  const tools = useTools()
  const { visits, isSettled } = useVisits(rested, mode === 'admin')
  const records = useRecords()
  const partnersPage = usePartnersPage(query)
  const offered = new Set(offers.flatMap(({ entries }) => entries.map(({ label }) => label)))
  const actions: Section[] = [
    ...loud(offers),
    {
      id: 'commands',
      title: t('search.commands'),
      // What the open record or page offers stands there, and once.
      entries: [...creations, ...commands].filter(({ label }) => !offered.has(label)),
    },
    ...quiet(offers),
  ]
  const narrowed = (sections: readonly Section[]) =>
    nonEmpty(sections.map((section) => ({ ...section, entries: matching(section.entries, query) })))
  if (mode === 'commands') return { sections: narrowed(actions), isBusy: false, query }
  if (mode === 'admin') {
    const looking = narrowed([{ id: 'tools', title: t('search.tools'), entries: tools }])
    return { sections: [...looking, ...nonEmpty([visits])], isBusy: query !== '' && !(isRested && isSettled), query }
  }
  if (mode === 'help') {
    const entries = modes.map(
      ({ name, prefix, label }): Entry => ({
        id: `mode-${name}`,
        label: t(label),
        icon: CircleHelp,
        shortcut: prefix || undefined,
        stays: true,
        run: () => enterMode(prefix),
      }),
    )
    return { sections: narrowed([{ id: 'modes', title: t('search.modes'), entries }]), isBusy: false, query }
  }
  const isLed = mode === 'partners' && query !== '' && !may('BusinessPartner:Read', 'tenant')
  const ways = isLed ? [{ id: 'partners-page', title: t('search.partners'), entries: [partnersPage] }] : []
  if (mode !== 'all') return { sections: nonEmpty([...ways, ...found]), isBusy, query }
  if (query === '') return { sections: nonEmpty([...records, ...loud(offers)]), isBusy: false, query }
  const atHand = narrowed(records)
  return {
    sections: [
      ...narrowed([{ id: 'pages', title: t('search.pages'), entries: pages }]),
      ...atHand,
      ...narrowed(actions),
      ...without(found, atHand),
    ],
    isBusy,
    query,
  }
}

const keeping = (sections: readonly Section[], keeps: (entry: Entry) => boolean): Section[] =>
  sections.map((one) => ({ ...one, entries: one.entries.filter(keeps) }))

/** What an empty menu shows as well. */
const loud = (sections: readonly Section[]) => keeping(sections, ({ quiet: isQuiet }) => !isQuiet)

/** The tools of what is open, for whoever looks for them. */
const quiet = (sections: readonly Section[]) =>
  keeping(sections, ({ quiet: isQuiet }) => isQuiet === true).map((one) => ({ ...one, id: `quiet-${one.id}` }))

/** Sections without what others show already. */
const without = (sections: readonly Section[], others: readonly Section[]): Section[] => {
  const shown = new Set(others.flatMap(({ entries }) => entries.map(({ id }) => id)))
  return nonEmpty(sections.map((one) => ({ ...one, entries: one.entries.filter(({ id }) => !shown.has(id)) })))
}

const icons = { PROCESS: FolderOpen, PERSON: UserRound, PARTNER: Building2, TASK: ListChecks } as const

/** What is kept at hand, and what was opened last. */
function useRecords(): Section[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const drawers = useDrawers()
  const { pathname } = useLocation()
  const { pinned, recent } = useOwnRecords()
  const open = ({ kind, id }: OwnRecord) => {
    if (kind === 'TASK') return void drawers.open('task', { taskId: id, showDetails: true })
    if (kind === 'PERSON') return void drawers.open('person', { personId: id })
    if (kind === 'PROCESS') return void navigate({ to: '/processes/$processId', params: { processId: String(id) } })
    return void navigate({ to: '/business-partners/$partnerId', params: { partnerId: String(id) } })
  }
  const entry = (record: OwnRecord): Entry => ({
    // As a hit of the same record is called: it stands once.
    id: `${record.kind.toLowerCase()}-${record.id}`,
    label: record.kind === 'PROCESS' ? `#${record.id} ${record.name}` : record.name,
    secondary: joinParts([record.dateOfBirth ? `* ${formatDay(record.dateOfBirth)}` : null, record.city], ' · '),
    icon: icons[record.kind],
    run: () => open(record),
  })
  // Nobody looks for what he stands before.
  const elsewhere = (record: OwnRecord) => !addressesOf(record).includes(pathname)
  return [
    { id: 'pinned', title: t('search.pinned'), entries: pinned.filter(elsewhere).map(entry) },
    { id: 'recent', title: t('search.recent'), entries: recent.filter(elsewhere).map(entry) },
  ]
}

const addressesOf = ({ kind, id }: OwnRecord): string[] => {
  if (kind === 'PROCESS') return [`/processes/${id}`]
  return kind === 'PARTNER' ? [`/business-partners/${id}`] : []
}

function usePartnersPage(query: string): Entry {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return {
    id: 'partners-page',
    label: t('search.partners-page'),
    secondary: query,
    icon: Building2,
    run: () => void navigate({ to: '/business-partners', search: { q: query } as never }),
  }
}
