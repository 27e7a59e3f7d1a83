import Button from '@mui/material/Button'
import type { PersonRow } from '@pietas/contract/persons'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { PersonTable } from '../../persons/person-table'
import { preloadDrawer } from '../global-drawers'
import { Page } from '../shell/page'

export function PersonsPage() {
  const { t } = useTranslation()
  const may = usePermissions()
  const drawers = useDrawers()
  const open = useCallback((person: PersonRow) => void drawers.open('person', { personId: person.id }), [drawers])
  const create = may('Person:Create') && (
    <Button component={Link} to="/persons/create" variant="contained" startIcon={<Plus size={18} />}>
      {t('person.create')}
    </Button>
  )
  return (
    <Page title={t('person.many')} permission="Person:ListAndRead" needsEntity actions={create}>
      <div className="fill" onPointerEnter={() => preloadDrawer('person')}>
        <PersonTable onOpen={open} />
      </div>
    </Page>
  )
}
