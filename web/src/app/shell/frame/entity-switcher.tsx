import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { useDrawers } from '../../../kit/drawer/use-drawers'
import { useTranslation } from '../../../kit/i18n'
import { confirmLeaving } from '../../../kit/leaving'
import { AnchoredMenu } from '../../../kit/menu'
import { session, useSession } from '../../../kit/session'
import { EntityShortName } from './entity-short-name'
import { EntitySign } from './entity-sign'
import * as styles from './entity-switcher.module.css'

/** So many are found at a glance. */
const manageable = 8

/** Shows where one works, and changes it; a changed form asks first. */
export function EntitySwitcher() {
  const { t } = useTranslation()
  const { me, legalEntity } = useSession()
  const drawers = useDrawers()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!legalEntity) return null
  const tenants = me.tenants.filter((tenant) => tenant.legalEntities.length > 0)
  const count = tenants.flatMap((tenant) => tenant.legalEntities).length
  const choose = async (id: number) => {
    if (id === legalEntity.id || !(await confirmLeaving())) return
    drawers.finish()
    session.chooseLegalEntity(id)
  }
  const groups = tenants.map((tenant) => ({
    ...(tenants.length > 1 ? { title: tenant.name } : {}),
    entries: tenant.legalEntities.map((entity) => ({
      id: entity.id,
      label: entity.name,
      end: <EntityShortName entity={entity} className={styles.entityShort} />,
      sign: <EntitySign entity={entity} />,
      isChosen: entity.id === legalEntity.id,
      run: () => void choose(entity.id),
    })),
  }))
  const face = (
    <>
      <EntitySign entity={legalEntity} />
      <span className={styles.entityName} dir="auto">
        {legalEntity.name}
      </span>
      <EntityShortName entity={legalEntity} className={styles.entityShort} />
    </>
  )
  // Where there is but one, there is nothing to choose.
  if (count === 1)
    return (
      <div role="img" aria-label={legalEntity.name} className={styles.entityAlone}>
        {face}
      </div>
    )
  return (
    <>
      <button
        type="button"
        className={styles.entitySwitcher}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('header.entity', { name: legalEntity.name })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {face}
        <ChevronsUpDown size={16} aria-hidden />
      </button>
      <AnchoredMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        groups={groups}
        {...(count > manageable ? { search: t('header.find-entity') } : {})}
      />
    </>
  )
}
