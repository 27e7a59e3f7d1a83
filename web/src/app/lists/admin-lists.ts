import type { ListFacts } from '../../kit/admin-list'

const masterData = async () => (await import('../../master-data/lists')).masterDataLists
const positions = () => import('../../processes/positions/templates/template-list')
const letters = () => import('../../correspondence/templates/template-list')
const templates = () => import('../../tasks/template-lists')

/** Every administered list by its name, fetched when a page or the drawer shows it: none brings the others along. */
export const adminLists = {
  burialTypes: async () => (await masterData()).burialTypes,
  burialForms: async () => (await masterData()).burialForms,
  graveTypes: async () => (await masterData()).graveTypes,
  cars: async () => (await masterData()).cars,
  resources: async () => (await masterData()).resources,
  complaintCauses: async () => (await masterData()).complaintCauses,
  businessPartnerTypes: async () => (await masterData()).businessPartnerTypes,
  templateCategories: async () => (await masterData()).templateCategories,
  globalTemplateCategories: async () => (await masterData()).globalTemplateCategories,
  templates: async () => (await letters()).templateList,
  globalTemplates: async () => (await letters()).globalTemplateList,
  accounts: async () => (await import('../../accounts/account-list')).accountList,
  branches: async () => (await import('../../legal-entities/branch-list')).branchList,
  companies: async () => (await import('../../legal-entities/company-list')).companyList,
  productCategories: async () => (await import('../../products/category-list')).productCategoryList,
  products: async () => (await import('../../products/product-list')).productList,
  positionTemplates: async () => (await positions()).positionTemplateList,
  taskTemplates: async () => (await templates()).taskTemplateList,
  checklists: async () => (await templates()).checklistList,
  userGroups: async () => (await import('../../users/user-group-list')).userGroupList,
  internalUsers: async () => (await import('../../users/internal-user-list')).internalUserList,
} satisfies Record<string, () => Promise<ListFacts>>

export type AdminListName = keyof typeof adminLists

export const adminListNames = Object.keys(adminLists) as AdminListName[]
