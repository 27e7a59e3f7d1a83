import { use } from 'react'
import { ItemDrawer } from '../../kit/admin-list'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { ClosedDrawer } from '../closed-drawer'
import { loadList } from './load-list'

interface AdminItemDrawerProps {
  list: string
  /** Whose list it is, where each has its own. */
  legalEntityId?: number
  itemId?: number
}

/** The drawer of an administered list, found by the name of the list, which may come from an address. */
export function AdminItemDrawer({ list, legalEntityId, itemId }: AdminItemDrawerProps) {
  const may = usePermissions()
  const facts = use(loadList(list, legalEntityId))
  if (!facts) return <UnknownList />
  if (itemId === undefined && !may(facts.create, facts.level)) return <ClosedDrawer missing={facts.create} />
  return <ItemDrawer name={list} list={facts} itemId={itemId} />
}

function UnknownList() {
  const { t } = useTranslation()
  const { close } = useDrawers()
  return (
    <SideDrawer size="small" title={t('list.not-found')} onClose={close}>
      <EmptyState title={t('list.not-found')} />
    </SideDrawer>
  )
}
