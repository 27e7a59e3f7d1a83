import { ItemDrawer } from '../../kit/admin-list'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { ClosedDrawer } from '../closed-drawer'
import { type AdminListName, adminLists } from './admin-lists'

/** The drawer of an administered list, found by the name of the list, which may come from an address. */
export function AdminItemDrawer({ list, itemId }: { list: string; itemId?: number }) {
  const may = usePermissions()
  if (!Object.hasOwn(adminLists, list)) return <UnknownList />
  const facts = adminLists[list as AdminListName]
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
