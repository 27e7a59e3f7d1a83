import Button from '@mui/material/Button'
import { fullName } from '@pietas/contract/persons'
import { Link } from '@tanstack/react-router'
import { FolderPlus, UserPlus } from 'lucide-react'
import { client } from '../../kit/api/client'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { NoEntity, Page, Tiles } from '../../kit/page'
import { usePermissions, useSession } from '../../kit/session'
import { lifeLine } from '../../persons/life-line'
import { clientName, ProcessStatus } from '../../processes'
import { RecentTile } from './recent-tile'

const latest = { sortBy: 'UPDATED_AT', sortDirection: 'DESC', limit: 6 } as const

/** The start of the day: what was worked on last, and what is begun most often. */
export function HomePage() {
  const { t } = useTranslation()
  const may = usePermissions()
  const { me, legalEntity } = useSession()
  const drawers = useDrawers()
  if (!legalEntity) return <NoEntity />
  const actions = (
    <>
      {may('Person:Create') && (
        <Button component={Link} to="/persons/create" variant="outlined" startIcon={<UserPlus size={18} />}>
          {t('person.create')}
        </Button>
      )}
      {may('Process:Create') && (
        <Button
          variant="contained"
          startIcon={<FolderPlus size={18} />}
          onPointerEnter={() => preloadDrawer('process')}
          onClick={() => void drawers.open('process', {})}
        >
          {t('process.create')}
        </Button>
      )}
    </>
  )
  return (
    <Page title={t('home.hello', { name: me.user.firstName })} actions={actions}>
      <Tiles>
        {may('Process:List') && (
          <RecentTile
            title={t('home.recent-processes')}
            all={{ to: '/processes', label: t('home.all-processes') }}
            cacheKey={['processes', legalEntity.id, 'recent']}
            load={(signal) => client.processes.list({ query: latest, signal })}
            item={(process) => ({
              primary: `${process.id} · ${fullName(process.deceasedPerson)}`,
              secondary: clientName(process),
              end: <ProcessStatus status={process.status} />,
              link: { to: '/processes/$processId', params: { processId: String(process.id) } },
            })}
          />
        )}
        {may('Person:ListAndRead') && (
          <RecentTile
            title={t('home.recent-persons')}
            all={{ to: '/persons', label: t('home.all-persons') }}
            cacheKey={['persons', legalEntity.id, 'recent']}
            load={(signal) => client.persons.list({ query: latest, signal })}
            item={(person) => ({
              primary: fullName(person),
              secondary: lifeLine(person, t),
              onOpen: () => void drawers.open('person', { personId: person.id }),
            })}
          />
        )}
        {!may('Process:List') && !may('Person:ListAndRead') && (
          <EmptyState title={t('home.no-tiles')} hint={t('home.no-tiles-hint')} />
        )}
      </Tiles>
    </Page>
  )
}
