import Button from '@mui/material/Button'
import { Link, useNavigate } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useCallback } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import type { CreateFacts } from '../../kit/list'
import { CreateButton, Fill, Page } from '../../kit/page'
import { usePermissions } from '../../kit/session'
import { askAhead } from '../one-person'
import { PersonTable } from '../person-table'

export function PersonsPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const may = usePermissions()
  const open = useCallback(
    ({ id }: { id: number }) => {
      askAhead(id)
      void drawers.open('person', { personId: id })
    },
    [drawers],
  )
  const create: CreateFacts = {
    label: t('person.create'),
    permission: 'Person:Create',
    onCreate: () => void navigate({ to: '/persons/create' }),
  }
  const actions = (
    <>
      {may('Person:Create') && (
        <Button component={Link} to="/persons/import" variant="outlined" startIcon={<Upload size={18} />}>
          {t('person.import')}
        </Button>
      )}
      <CreateButton
        {...create}
        other={{
          label: t('person.import'),
          permission: 'Person:Create',
          onCreate: () => void navigate({ to: '/persons/import' }),
        }}
      />
    </>
  )
  return (
    <Page title={t('person.many')} actions={actions}>
      <Fill onNear={() => preloadDrawer('person')}>
        <PersonTable onOpen={open} create={create} />
      </Fill>
    </Page>
  )
}
