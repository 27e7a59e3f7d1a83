import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { activeLegalEntityId, useMaybeSession, usePermissions } from '../../kit/session'
import { ProcessForm } from '../../processes/process-form'
import { ProcessHead } from '../../processes/process-head'
import { Failed } from '../shell/failed'
import { NotFound, Page } from '../shell/page'

/** One process: who it is about, and its base data. */
export function ProcessPage() {
  const { t } = useTranslation()
  const { processId } = useParams({ from: '/inside/processes/$processId' })
  const title = t('process.title', { id: processId })
  return (
    <Page title={title} permission="Process:List" needsEntity>
      <LoadedProcess key={processId} id={Number(processId)} title={title} />
    </Page>
  )
}

function LoadedProcess({ id, title }: { id: number; title: string }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const entity = useMaybeSession()?.legalEntity?.id
  const { data: process, error } = useQuery({
    queryKey: ['processes', entity, 'one', id],
    queryFn: ({ signal }) => client.processes.get(id, { legalEntityId: activeLegalEntityId(), signal }),
    enabled: Number.isInteger(id),
  })
  if (!Number.isInteger(id) || isProblem(error, 'NOT_FOUND')) return <NotFound title={t('process.not-found')} />
  if (error) return <Failed isPage={false} />
  if (!process) return <DrawerSkeleton />
  const open = may('Person:ListAndRead') ? (personId: number) => void drawers.open('person', { personId }) : undefined
  return (
    <>
      <ProcessHead process={process} onOpenPerson={open} />
      <Paper variant="outlined" className="form-page">
        <ProcessForm
          mode={may('Process:Create') ? 'update' : 'view'}
          process={process}
          title={title}
          onSaved={() => undefined}
        />
      </Paper>
    </>
  )
}
