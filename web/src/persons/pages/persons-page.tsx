import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { CreateButton, Fill, Page } from '../../kit/page'
import { PersonTable } from '../person-table'

export function PersonsPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
  const open = useCallback((person: { id: number }) => void drawers.open('person', { personId: person.id }), [drawers])
  const create = (
    <CreateButton
      label={t('person.create')}
      permission="Person:Create"
      onCreate={() => void navigate({ to: '/persons/create' })}
    />
  )
  return (
    <Page title={t('person.many')} actions={create}>
      <Fill onNear={() => preloadDrawer('person')}>
        <PersonTable onOpen={open} />
      </Fill>
    </Page>
  )
}
