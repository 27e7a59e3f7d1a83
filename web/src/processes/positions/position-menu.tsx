import IconButton from '@mui/material/IconButton'
import type { Position } from '@pietas/contract/processes'
import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import { useDrawers } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { type MenuEntry, MenuPanel } from '../../kit/menu/menu-panel'
import { changePosition, deletePosition } from './use-positions'

interface PositionMenuProps {
  position: Position
  /** Where it stands in its group, from 0 up, and where the last one does. */
  at: number
  last: number
}

/** What else can be done with a position. */
export function PositionMenu({ position, at, last }: PositionMenuProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { processId, id, text } = position
  const move = (place: number) => void changePosition(position, { place })
  const entries: MenuEntry[] = [
    {
      id: 'edit',
      label: t('common.edit'),
      run: () => void drawers.open('position', { processId, positionId: id }),
    },
    ...(at > 0 ? [{ id: 'up', label: t('rows.move-up'), run: () => move(at) }] : []),
    ...(at < last ? [{ id: 'down', label: t('rows.move-down'), run: () => move(at + 2) }] : []),
    { id: 'delete', label: t('common.delete'), run: () => void deletePosition(position) },
  ]
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('position.actions', { text })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        data-screen-only
      >
        <MoreVertical size={18} aria-hidden />
      </IconButton>
      <MenuPanel anchor={anchor} onClose={() => setAnchor(null)} groups={[{ entries }]} />
    </>
  )
}
