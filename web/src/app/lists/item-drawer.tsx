import { useMemo } from 'react'
import { ItemDrawer, type ListFacts } from '../../kit/admin-list'
import { SideDrawer, useDrawers } from '../../kit/drawer'
import { EmptyState } from '../../kit/feedback'
import { useTranslation } from '../../kit/i18n'
import { usePermissions } from '../../kit/session'
import { ClosedDrawer } from '../closed-drawer'
import { adminLists } from './admin-lists'
import { entityLists } from './entity-lists'

interface AdminItemDrawerProps {
  list: string
  /** Whose list it is, where each has its own. */
  legalEntityId?: number
  itemId?: number
}

/** One of a table, by a name that somebody may have made up. */
const oneOf = <One,>(table: Record<string, One>, name: string): One | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const factsOf = (list: string, legalEntityId: number | undefined): ListFacts | undefined =>
  legalEntityId === undefined ? oneOf(adminLists, list) : oneOf(entityLists, list)?.(legalEntityId)

/** The drawer of an administered list, found by the name of the list, which may come from an address. */
export function AdminItemDrawer({ list, legalEntityId, itemId }: AdminItemDrawerProps) {
  const may = usePermissions()
  const facts = useMemo(() => factsOf(list, legalEntityId), [list, legalEntityId])
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
