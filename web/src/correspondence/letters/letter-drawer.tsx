import type { Letter } from '@pietas/contract/correspondence'
import { fullName } from '@pietas/contract/persons'
import type { Process } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { isProblem, queries } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { activeLegalEntityId } from '../../kit/session'
import { refreshLetters } from './change-letters'
import { useMayWrite } from './use-may-write'

// The editor comes along with it.
const DraftForm = whenIdle(async () => (await import('./draft-form')).DraftForm)
const WriteLetters = whenIdle(async () => (await import('../writing/write-letters')).WriteLetters)
const FinishedLetter = whenIdle(async () => (await import('./finished-letter')).FinishedLetter)

declare module '../../kit/drawer' {
  interface Drawers {
    /** A letter of a process; without an id new ones are written. */
    letter: { processId: number; letterId?: number }
  }
}

/** A letter from the side: a draft that is written, or a finished one to be read; or several that are begun. */
export function LetterDrawer({ processId, letterId }: { processId: number; letterId?: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const { data: process, error } = useQuery({
    queryKey: ['processes', activeLegalEntityId(), 'one', processId],
    queryFn: ({ signal }) => client.processes.get(processId, { legalEntityId: activeLegalEntityId(), signal }),
  })
  if (process && letterId !== undefined) return <OneLetter process={process} letterId={letterId} />
  return (
    <SideDrawer
      size="large"
      title={t('letter.write')}
      subtitle={process && fullName(process.deceasedPerson)}
      onClose={close}
    >
      {process && <WriteLetters process={process} waiting={<DrawerSkeleton />} onMissing={close} />}
      {!process && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'letter.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}

function OneLetter({ process, letterId }: { process: Process; letterId: number }) {
  const { t } = useTranslation()
  const { close } = useDrawers()
  const mayWrite = useMayWrite(process.legalEntityId) && process.status !== 'CANCELLED'
  const queryKey = ['correspondence', 'one', process.id, letterId]
  const { data: letter, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.correspondence.get(process.id, letterId, { signal }),
    // The form must start from what is stored now, not from what was looked at before.
    gcTime: 0,
  })
  const finished = (stored: Letter) => {
    queries.setQueryData(queryKey, stored)
    void refreshLetters()
  }
  const isDraft = letter?.state === 'DRAFT'
  return (
    <SideDrawer
      size="x-large"
      title={letter?.recipient.name ?? t(isDraft ? 'letter.draft' : 'letter.one')}
      subtitle={fullName(process.deceasedPerson)}
      onClose={close}
    >
      {letter && isDraft && (
        <DraftForm
          letter={letter}
          process={process}
          editable={mayWrite}
          onFinished={finished}
          waiting={<DrawerSkeleton />}
          onMissing={close}
        />
      )}
      {letter && !isDraft && (
        <FinishedLetter letter={letter} mayWrite={mayWrite} waiting={<DrawerSkeleton />} onMissing={close} />
      )}
      {!letter && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t(isProblem(error, 'NOT_FOUND') ? 'letter.not-found' : 'common.error')} />}
    </SideDrawer>
  )
}
