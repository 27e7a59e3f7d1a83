import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { client } from '../../kit/api/client'
import { DrawerSkeleton } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { NotFound } from '../../kit/page'
import { session, useSession } from '../../kit/session'

/** A process that the active legal entity does not have: another one may, and the way there is offered. */
export function ProcessElsewhere({ processId }: { processId: number }) {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const { data: process, isPending } = useQuery({
    queryKey: ['processes', 'elsewhere', processId],
    queryFn: ({ signal }) => client.processes.find(processId, { signal }),
  })
  const entity = tenant?.legalEntities.find(({ id }) => id === process?.legalEntityId)
  if (isPending) return <DrawerSkeleton />
  if (!process || !entity) return <NotFound title={t('process.not-found')} />
  return (
    <EmptyState
      icon={<Building2 size={32} aria-hidden />}
      title={t('process.elsewhere', { entity: entity.name })}
      hint={t('process.elsewhere-hint')}
      action={
        <Button variant="contained" autoFocus onClick={() => session.chooseLegalEntity(entity.id)}>
          {t('process.go-there', { entity: entity.name })}
        </Button>
      }
    />
  )
}
