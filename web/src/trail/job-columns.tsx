import type { Job } from '@pietas/contract/kit'
import { isMessageKey, type Translate, useTranslation } from '../kit/i18n'
import { type Column, RowName } from '../kit/list'
import { SoftChip, type Tone } from '../kit/theme'

const tones: Record<Job['state'], Tone> = { WAITING: 'neutral', RUNNING: 'blue', DONE: 'green', FAILED: 'red' }

function JobState({ state }: { state: Job['state'] }) {
  const { t } = useTranslation()
  return <SoftChip tone={tones[state]}>{t(`job.state.${state}`)}</SoftChip>
}

/** What a kind is called; one that is new to the screen stands under its own name. */
const kindName = (kind: string, t: Translate): string => {
  const key = `job.kind.${kind}`
  return isMessageKey(key) ? t(key) : kind
}

function JobKind({ kind }: { kind: string }) {
  const { t } = useTranslation()
  return <RowName>{kindName(kind, t)}</RowName>
}

export const jobColumns: Column<Job>[] = [
  {
    id: 'kind',
    header: 'job.kind',
    value: ({ kind }, t) => kindName(kind, t),
    cell: ({ kind }) => <JobKind kind={kind} />,
    width: 200,
    grow: 1,
    heads: true,
  },
  {
    id: 'state',
    header: 'job.state',
    value: ({ state }, t) => t(`job.state.${state}`),
    cell: ({ state }) => <JobState state={state} />,
    width: 130,
  },
  {
    id: 'createdAt',
    header: 'job.createdAt',
    kind: 'instant',
    value: (job) => job.createdAt,
    sortBy: 'CREATED_AT',
    width: 170,
  },
  { id: 'attempts', header: 'job.attempts', kind: 'number', value: (job) => job.attempts, width: 110 },
  { id: 'nextAttemptAt', header: 'job.nextAttemptAt', kind: 'instant', value: (job) => job.nextAttemptAt, width: 170 },
  { id: 'lastError', header: 'job.lastError', value: (job) => job.lastError, width: 230, grow: 2 },
]
