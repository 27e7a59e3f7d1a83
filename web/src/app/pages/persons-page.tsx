import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { PersonTable } from '../../persons/person-table'
import { preloadDrawer } from '../global-drawers'
import { CreateButton } from '../shell/frame/create-button'
import { Page } from '../shell/frame/page'

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
    <Page title={t('person.many')} permission="Person:ListAndRead" needsEntity actions={create}>
      <div className="fill" onPointerEnter={() => preloadDrawer('person')}>
        <PersonTable onOpen={open} />
      </div>
    </Page>
  )
}
