import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, useDrawers } from '../../kit/drawer'
import { joinParts, type Translate, useTranslation } from '../../kit/i18n'
import { infectionText } from '../../kit/infection'
import { Failed, Page, PageTabs } from '../../kit/page'
import { activeLegalEntityId, useMaybeSession, usePermissions } from '../../kit/session'
import { useNoteOpened } from '../../users'
import { ProcessStatus, ProcessType } from '..'
import { ProcessActions } from '../process-actions'
import { ProcessHead } from '../process-head'
import { ProcessLine } from '../process-line'
import { useAskFor } from '../use-ask-for'
import { useProcessCounts } from '../use-process-counts'
import { ProcessElsewhere } from './process-elsewhere'
import { processTabs } from './process-tabs'

/** One process: who it is about, where it stands, and everything that belongs to it. */
export function ProcessPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { processId } = useParams({ from: '/inside/processes/$processId' })
  const id = Number(processId)
  const entity = useMaybeSession()?.legalEntity?.id
  const { data: process, error } = useQuery({
    queryKey: ['processes', entity, 'one', id],
    queryFn: ({ signal }) => client.processes.get(id, { legalEntityId: activeLegalEntityId(), signal }),
    enabled: Number.isInteger(id) && entity !== undefined,
  })
  useNoteOpened('PROCESS', process?.id)
  const isMissing = !Number.isInteger(id) || isProblem(error, 'NOT_FOUND')
  const show = (copy: Process) => void navigate({ to: '/processes/$processId', params: { processId: String(copy.id) } })
  return (
    <Page
      title={process ? fullName(process.deceasedPerson) : t('process.title', { id: processId })}
      number={process && t('process.title', { id: processId })}
      pinned={process && <ProcessLine process={process} />}
      list={{ to: '/processes', label: t('process.many') }}
      paperHead={process && paperHeadOf(process, t)}
      badge={process && <Badges process={process} />}
      isRecord
      actions={process && <ProcessActions process={process} onCopied={show} />}
    >
      {isMissing && <ProcessElsewhere processId={id} />}
      {!isMissing && error && <Failed isPage={false} />}
      {!process && !error && !isMissing && <DrawerSkeleton />}
      {process && !isMissing && <ProcessParts key={process.id} process={process} />}
    </Page>
  )
}

/** Whose case it is, and what everybody who takes a page of it in hand has to know. */
const paperHeadOf = ({ id, deceasedPerson }: Process, t: Translate): string =>
  joinParts([t('process.title', { id }), fullName(deceasedPerson), infectionText(deceasedPerson, t)], ' · ')

/** What it is, where it stands, and the way to the process above it. */
function Badges({ process }: { process: Process }) {
  const { t } = useTranslation()
  return (
    <>
      <ProcessType type={process.type} />
      <ProcessStatus status={process.status} />
      {process.parentId && (
        <Link to="/processes/$processId" params={{ processId: String(process.parentId) }}>
          {t('process.parent', { id: process.parentId })}
        </Link>
      )}
    </>
  )
}

/** Everything below the head, as far as the person may see and change it. */
export function ProcessParts({ process }: { process: Process }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const isCancelled = process.status === 'CANCELLED'
  const open = may('Person:ListAndRead')
    ? (personId: number) => void drawers.open('person', { personId, processId: process.id })
    : undefined
  const askFor = useAskFor()
  const counts = useProcessCounts(process)
  const facts = { process, editable: may('Process:Create') && !isCancelled, onOpenPerson: open }
  return (
    <>
      <ProcessHead
        process={process}
        onOpenPerson={open}
        onNewClient={facts.editable ? () => askFor('clientPersonId') : undefined}
      >
        {open && <DeceasedWays process={process} />}
      </ProcessHead>
      {isCancelled && (
        <Alert severity="warning" variant="outlined">
          {t('process.cancelled-hint')}
          {process.cancelReason && (
            <>
              <br />
              <bdi>{t('process.cancelled-for', { reason: process.cancelReason })}</bdi>
            </>
          )}
        </Alert>
      )}
      <PageTabs
        label={t('process.title', { id: process.id })}
        tabs={processTabs.map(({ id, label, counts: part, Content }) => ({
          id,
          label: t(label),
          count: part && (counts?.[part] ?? null),
          content: () => <Content {...facts} />,
        }))}
      />
    </>
  )
}

/** What is known of the death, and what is left behind. */
function DeceasedWays({ process }: { process: Process }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const deceased = { personId: process.deceasedPersonId, processId: process.id }
  return (
    <>
      <Button size="small" onClick={() => void drawers.open('person', deceased)}>
        {t('process.open-deceased')}
      </Button>
      <Button size="small" onClick={() => void drawers.open('person', { ...deceased, part: 'inheritance' })}>
        {t('process.estate')}
      </Button>
    </>
  )
}
