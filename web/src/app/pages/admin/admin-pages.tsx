import { ListPage } from './list-page'

// The pages of the administration that consist of lists: one row each.

export const BurialTypesPage = () => (
  <ListPage title="nav.burial-types" lists={['burialTypes', 'burialForms', 'graveTypes']} />
)
export const PartnerTypesPage = () => <ListPage title="nav.partner-types" lists={['businessPartnerTypes']} />
export const DispositionPage = () => <ListPage title="nav.disposition-data" lists={['cars', 'resources']} />
export const CategoriesPage = () => (
  <ListPage title="nav.categories" lists={['templateCategories', 'productCategories']} />
)
export const AccountsPage = () => <ListPage title="nav.accounts" lists={['accounts']} />
export const BranchesPage = () => <ListPage title="nav.branches" lists={['branches']} needsEntity />
export const GlobalCorrespondencePage = () => (
  <ListPage title="nav.global-correspondence" lists={['globalTemplateCategories']} />
)
