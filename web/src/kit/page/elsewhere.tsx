import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { DrawerSkeleton } from '../drawer'
import { EmptyState } from '../feedback'
import { type MessageKey, useTranslation } from '../i18n'
import { session, useSession } from '../session'
import { NotFound } from './not-found'

interface ElsewhereProps {
  cacheKey: readonly unknown[]
  /** Asks for the record whatever legal entity it belongs to. */
  find: (signal: AbortSignal) => Promise<{ legalEntityId: number }>
  /** What is said where there is none. */
  missing: MessageKey
  /** What is said of a record of another legal entity. */
  found: MessageKey
}

/** A record that the active legal entity does not have: another one may, and the way there is offered. */
export function Elsewhere({ cacheKey, find, missing, found }: ElsewhereProps) {
  const { t } = useTranslation()
  const { tenant } = useSession()
  const { data: record, isPending } = useQuery({
    queryKey: [...cacheKey, 'elsewhere'],
    queryFn: ({ signal }) => find(signal),
  })
  const entity = tenant?.legalEntities.find(({ id }) => id === record?.legalEntityId)
  if (isPending) return <DrawerSkeleton />
  if (!record || !entity) return <NotFound title={t(missing)} />
  return (
    <EmptyState
      icon={<Building2 size={32} aria-hidden />}
      title={t(found, { entity: entity.name })}
      action={
        <Button variant="contained" autoFocus onClick={() => session.chooseLegalEntity(entity.id)}>
          {t('common.go-there', { entity: entity.name })}
        </Button>
      }
    />
  )
}
