import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useDrawers } from '../../kit/drawer'
import { useTranslation } from '../../kit/i18n'
import { confirmLeaving } from '../../kit/leaving'
import { session, useSession } from '../../kit/session'
import { EntitySign } from './entity-sign'

/** Shows where one works, and changes it; a changed form asks first. */
export function EntitySwitcher() {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!legalEntity) return null
  const tenants = me.tenants.filter((tenant) => tenant.legalEntities.length > 0)
  const choose = async (id: number) => {
    setAnchor(null)
    if (id === legalEntity.id || !(await confirmLeaving())) return
    drawers.finish()
    session.chooseLegalEntity(id)
  }
  return (
    <>
      <button
        type="button"
        className="entity-switcher"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('header.entity', { name: legalEntity.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <EntitySign entity={legalEntity} />
        <span className="entity-name">{legalEntity.name}</span>
        <ChevronsUpDown size={16} aria-hidden />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tenants.flatMap((tenant) => [
          tenants.length > 1 && (
            <ListSubheader key={`tenant-${tenant.id}`} sx={{ lineHeight: '36px' }}>
              {tenant.name}
            </ListSubheader>
          ),
          ...tenant.legalEntities.map((entity) => (
            <MenuItem key={entity.id} selected={entity.id === legalEntity.id} onClick={() => choose(entity.id)}>
              <EntitySign entity={entity} />
              <span className="entity-option">{entity.name}</span>
              {entity.id === legalEntity.id && <Check size={18} aria-hidden />}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
