import IconButton from '@mui/material/IconButton'
import type { Permission } from '@pietas/contract/kit'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type Drawers, preloadDrawer, useDrawers } from '../../../kit/drawer/use-drawers'
import { useTranslation } from '../../../kit/i18n'
import { AnchoredMenu } from '../../../kit/menu'
import type { CreationFacts } from '../../../kit/page/facts'
import { useMaybeSession, usePermissions } from '../../../kit/session'
import { Tooltip } from '../../../kit/tooltip'
import { drawers, pages } from '../../features'
import * as styles from './create-menu.module.css'

interface Creation extends CreationFacts {
  id: string
  permission: Permission | readonly Permission[] | undefined
  run: () => void
}

/** Everything that pages and drawers offer to create, in its order. */
export function useCreations(): Creation[] {
  const navigate = useNavigate()
  const { open } = useDrawers()
  const onPages = Object.values(pages).flatMap(({ path, create, permission }) =>
    create ? [{ ...create, id: path, permission, run: () => void navigate({ to: path }) }] : [],
  )
  const inDrawers = (Object.keys(drawers) as (keyof Drawers)[]).flatMap((name) => {
    const { create, permission } = drawers[name]
    return create ? [{ ...create, id: name, permission, run: () => void open(name, {}) }] : []
  })
  return [...onPages, ...inDrawers].sort((one, other) => one.order - other.order)
}

/** The plus of the header; without anything to create it is not there. */
export function CreateMenu({ label }: { label?: string }) {
  const { t } = useTranslation()
  const name = label ?? t('header.create')
  const may = usePermissions()
  const session = useMaybeSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const entries = useCreations()
    .filter(({ permission }) => [permission].flat().some((right) => may(right)))
    .map(({ id, label, icon: Icon, run }) => ({ id, label: t(label), sign: <Icon size={18} />, run }))
  if (entries.length === 0 || !session?.legalEntity) return null
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          className={styles.createButton}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onPointerEnter={() => preloadDrawer('process')}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Plus size={20} />
        </IconButton>
      </Tooltip>
      <AnchoredMenu anchor={anchor} onClose={() => setAnchor(null)} groups={[{ entries }]} />
    </>
  )
}
