import Paper from '@mui/material/Paper'
import type { Process, ProcessCounts } from '@pietas/contract/processes'
import { type ComponentType, useId } from 'react'
import { Documents } from '../../documents'
import { DrawerSkeleton } from '../../kit/drawer'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { deathNoticeAsOwner, processAsOwner } from '../document-owner'
import { ProcessFacts } from '../facts/process-facts'
import { CaseBeside } from './beside/case-beside'
import * as beside from './beside/case-beside.module.css'
import * as styles from './process-tabs.module.css'

/** What every part of a process is told. */
export interface ProcessPartProps {
  process: Process
  editable: boolean
  /** Absent = persons may not be looked at. */
  onOpenPerson: ((personId: number) => void) | undefined
}

interface ProcessTab {
  id: string
  label: MessageKey
  /** What of the counts of the process is behind it. */
  counts?: Exclude<keyof ProcessCounts, 'hasTransport'>
  Content: ComponentType<ProcessPartProps>
}

const Persons = whenIdle(async () => (await import('../persons/person-table')).ProcessPersons)
const Preparations = whenIdle(async () => (await import('../preparations/preparations-tab')).PreparationsTab)
const Tasks = whenIdle(async () => (await import('../../tasks/list/process-tasks')).ProcessTasks)
const Notes = whenIdle(async () => (await import('../notes/notes-tab')).NotesTab)
const Letters = whenIdle(async () => (await import('../../correspondence/letters/letters-tab')).LettersTab)
const Positions = whenIdle(async () => (await import('../positions/positions-tab')).PositionsTab)
const History = whenIdle(async () => (await import('../history/process-history')).ProcessHistory)

/** The parts of a process in their order: decisions section 6. A feature with a part of its own adds a row. */
export const processTabs: readonly ProcessTab[] = [
  { id: 'base', label: 'process.tab.base', Content: Base },
  {
    id: 'persons',
    label: 'process.tab.persons',
    counts: 'persons',
    Content: (props) => (
      <Paper variant="outlined" className={styles.partPage}>
        <Persons {...props} waiting={<DrawerSkeleton of="lines" />} />
      </Paper>
    ),
  },
  {
    id: 'preparations',
    label: 'preparations.title',
    Content: (props) => <Preparations {...props} waiting={<DrawerSkeleton />} />,
  },
  {
    id: 'tasks',
    label: 'task.many',
    counts: 'openTasks',
    Content: ({ process }) => <Tasks process={process} waiting={<DrawerSkeleton of="lines" />} />,
  },
  {
    id: 'notes',
    label: 'notes.title',
    counts: 'notes',
    Content: (props) => <Notes {...props} waiting={<DrawerSkeleton of="lines" />} />,
  },
  {
    id: 'documents',
    label: 'document.many',
    counts: 'documents',
    Content: ProcessDocuments,
  },
  {
    id: 'correspondence',
    label: 'letter.tab',
    counts: 'letters',
    Content: ({ process }) => <Letters process={process} waiting={<DrawerSkeleton of="lines" />} />,
  },
  {
    id: 'products',
    label: 'position.many',
    counts: 'positions',
    Content: (props) => <Positions {...props} waiting={<DrawerSkeleton of="lines" />} />,
  },
  {
    id: 'history',
    label: 'process.tab.history',
    Content: ({ process }) => (
      <Paper variant="outlined" className={styles.partPage}>
        <History processId={process.id} waiting={<DrawerSkeleton of="lines" />} />
      </Paper>
    ),
  },
]

/** The documents of a process, and where it has a portal what its page there shows. */
function ProcessDocuments({ process, editable }: ProcessPartProps) {
  const { t } = useTranslation()
  const id = useId()
  const facts = {
    ownerId: process.id,
    legalEntityId: process.legalEntityId,
    invitedPersons: process.platformAccessInvitedPersons.length,
    viewOnly: !editable,
    waiting: <DrawerSkeleton of="lines" />,
  }
  return (
    <>
      <Documents {...facts} owner={processAsOwner} />
      {process.platformAccessRequested && (
        <section aria-labelledby={id} className={styles.portal}>
          <h2 id={id}>{t('process.portal-documents')}</h2>
          <Documents {...facts} owner={deathNoticeAsOwner} />
        </section>
      )}
    </>
  )
}

function Base(facts: ProcessPartProps) {
  return (
    <div className={beside.base}>
      <div className={beside.columns}>
        <ProcessFacts {...facts} />
        <CaseBeside {...facts} />
      </div>
    </div>
  )
}
