import { useMemo } from 'react'
import { ListTable } from '../../kit/admin-list'
import { useDrawers } from '../../kit/drawer'
import { preloadDrawer } from '../../kit/drawer/use-drawers'
import { useTranslation } from '../../kit/i18n'
import { CreateButton } from '../../kit/page'
import { type EntitySetting, entitySettings } from './entity-settings'

interface EntityListProps {
  name: EntitySetting
  legalEntityId: number
}

/** One list of a legal entity, whichever is active, with the button that adds to it. */
function EntityList({ name, legalEntityId }: EntityListProps) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const list = useMemo(() => entitySettings[name](legalEntityId), [name, legalEntityId])
  const add = (
    <CreateButton
      label={t('list.create', { item: t(list.item) })}
      permission={list.create}
      level={list.level}
      onCreate={() => void drawers.open('item', { list: name, legalEntityId })}
      onNear={() => preloadDrawer('item')}
    />
  )
  return <ListTable name={name} list={list} toolbar={add} />
}

interface OfEntity {
  legalEntityId: number
}

/** The texts above and below the papers of a legal entity. */
export const DocumentSections = ({ legalEntityId }: OfEntity) => (
  <EntityList name="documentSections" legalEntityId={legalEntityId} />
)

/** How the papers of a legal entity are numbered. */
export const NumberRanges = ({ legalEntityId }: OfEntity) => (
  <EntityList name="numberRanges" legalEntityId={legalEntityId} />
)

/** After how many days the processes of a legal entity are to be billed. */
export const BillingDueRules = ({ legalEntityId }: OfEntity) => (
  <EntityList name="billingDueRules" legalEntityId={legalEntityId} />
)

/** How the papers of the accounts of a legal entity are set out. */
export const AccountingTemplates = ({ legalEntityId }: OfEntity) => (
  <EntityList name="accountingTemplates" legalEntityId={legalEntityId} />
)
