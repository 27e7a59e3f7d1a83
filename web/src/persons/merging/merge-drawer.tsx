import { fullName, type Person } from '@pietas/contract/persons'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { DrawerSkeleton, SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { activeLegalEntityId } from '../../kit/session'
import { MergeForm } from './merge-form'

declare module '../../kit/drawer' {
  interface Drawers {
    merge: { personId: number; otherId: number }
  }
}

/** Two records side by side that may be one person. */
export function MergeDrawer({ personId, otherId }: { personId: number; otherId: number }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const { data, error } = useQuery({
    queryKey: ['persons', activeLegalEntityId(), 'pair', personId, otherId],
    queryFn: ({ signal }) =>
      Promise.all([client.persons.get(personId, { signal }), client.persons.get(otherId, { signal })]),
  })
  const isPair = data?.every(({ deleted }) => !deleted)
  const done = (stayed: Person) => void drawers.open('person', { personId: stayed.id })
  return (
    <SideDrawer
      size="large"
      title={t('person.merge.title')}
      subtitle={data?.map(fullName).join(' · ')}
      onClose={drawers.close}
    >
      {data && isPair && (
        <MergeForm key={data.map(({ version }) => version).join()} pair={data} onDone={done} onCancel={drawers.close} />
      )}
      {!data && !error && <DrawerSkeleton />}
      {error && <EmptyState title={t('common.error')} />}
      {data && !isPair && <EmptyState title={t('person.merge.gone')} />}
    </SideDrawer>
  )
}
