import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { preloadDrawer, useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import type { CreateFacts } from '../../kit/list'
import { CreateButton, Fill, Page } from '../../kit/page'
import { askAhead } from '../one-person'
import { PersonTable } from '../person-table'

export function PersonsPage() {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const navigate = useNavigate()
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
  return (
    <Page title={t('person.many')} actions={<CreateButton {...create} />}>
      <Fill onNear={() => preloadDrawer('person')}>
        <PersonTable onOpen={open} create={create} />
      </Fill>
    </Page>
  )
}
