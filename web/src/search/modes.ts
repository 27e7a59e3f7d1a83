import type { MessageKey } from '../kit/i18n'
import type { usePermissions } from '../kit/session'

export type ModeName = 'all' | 'commands' | 'persons' | 'partners' | 'processes' | 'tasks' | 'admin' | 'help'

export interface Mode {
  name: ModeName
  /** What is typed to get into it. */
  prefix: string
  label: MessageKey
}

/** Every mode in the order in which the help tells of them. */
const modes: readonly Mode[] = [
  { name: 'all', prefix: '', label: 'search.mode-all' },
  { name: 'commands', prefix: '>', label: 'search.mode-commands' },
  { name: 'persons', prefix: '@', label: 'search.mode-persons' },
  { name: 'partners', prefix: '$', label: 'search.mode-partners' },
  { name: 'processes', prefix: '#', label: 'search.mode-processes' },
  { name: 'tasks', prefix: '.', label: 'search.mode-tasks' },
  { name: 'admin', prefix: '!', label: 'search.mode-admin' },
  { name: 'help', prefix: '?', label: 'search.mode-help' },
]

interface Asker {
  may: ReturnType<typeof usePermissions>
  platformRole: string | null
  hasTenant: boolean
  hasEntity: boolean
}

/** The modes that somebody has. Who reads partners at a legal entity alone is led to their page instead. */
export const modesOf = ({ may, platformRole, hasTenant, hasEntity }: Asker): Mode[] => {
  const isOpen: Partial<Record<ModeName, boolean>> = {
    persons: hasEntity && may('Person:ListAndRead'),
    partners: hasEntity && may('BusinessPartner:Read'),
    processes: hasEntity && may('Process:List'),
    tasks: hasTenant,
    admin: platformRole === 'super-administrator' || platformRole === 'supporter',
  }
  return modes.filter(({ name }) => isOpen[name] ?? true)
}

/** What is typed, taken apart. A sign of a mode that somebody does not have is text like any other. */
export const modeIn = (typed: string, open: readonly Mode[]): { mode: ModeName; query: string } => {
  const mode = open.find(({ prefix }) => prefix !== '' && typed.startsWith(prefix))
  return { mode: mode?.name ?? 'all', query: (mode ? typed.slice(mode.prefix.length) : typed).trim() }
}
