import IconButton from '@mui/material/IconButton'
import { useNavigate } from '@tanstack/react-router'
import { Building2, FolderPlus, ListPlus, Plus, StickyNote, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useDrawers } from '../../../kit/drawer/use-drawers'
import { useTranslation } from '../../../kit/i18n'
import { AnchoredMenu } from '../../../kit/menu'
import { useMaybeSession, usePermissions } from '../../../kit/session'
import { Tooltip } from '../../../kit/tooltip'
import { preloadDrawer } from '../../global-drawers'

/** The plus of the header; without anything to create it is not there. */
export function CreateMenu() {
  const { t } = useTranslation()
  const may = usePermissions()
  const session = useMaybeSession()
  const navigate = useNavigate()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const entries = [
    {
      id: 'process',
      label: t('header.create-process'),
      sign: <FolderPlus size={18} />,
      permission: 'Process:Create',
      run: () => void drawers.open('process', {}),
    },
    {
      id: 'task',
      label: t('header.create-task'),
      sign: <ListPlus size={18} />,
      permission: 'Task:Create',
      run: () => void drawers.open('task', {}),
    },
    {
      id: 'person',
      label: t('header.create-person'),
      sign: <UserPlus size={18} />,
      permission: 'Person:Create',
      run: () => void navigate({ to: '/persons/create' }),
    },
    {
      id: 'note',
      label: t('header.create-note'),
      sign: <StickyNote size={18} />,
      permission: 'Process:Create',
      run: () => void drawers.open('note', {}),
    },
    {
      id: 'partner',
      label: t('header.create-partner'),
      sign: <Building2 size={18} />,
      permission: 'BusinessPartner:CreateOrEdit',
      run: () => void navigate({ to: '/business-partners/create' }),
    },
  ] as const
  const allowed = entries.filter((entry) => may(entry.permission))
  if (allowed.length === 0 || !session?.legalEntity) return null
  return (
    <>
      <Tooltip title={t('header.create')}>
        <IconButton
          className="create-button"
          aria-label={t('header.create')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={() => preloadDrawer('process')}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Plus size={20} />
        </IconButton>
      </Tooltip>
      <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)} groups={[{ entries: allowed }]} />
    </>
  )
}
