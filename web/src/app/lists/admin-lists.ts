import { accountList } from '../../accounts/account-list'
import { branchList } from '../../legal-entities/branch-list'
import { companyList } from '../../legal-entities/company-list'
import { masterDataLists } from '../../master-data/lists'
import { productCategoryList } from '../../products/category-list'
import { productList } from '../../products/product-list'
import { checklistList, taskTemplateList } from '../../tasks/template-lists'
import { internalUserList } from '../../users/internal-user-list'
import { userGroupList } from '../../users/user-group-list'

/** Every administered list by its name: pages show it, and the drawer finds it here. */
export const adminLists = {
  ...masterDataLists,
  accounts: accountList,
  branches: branchList,
  companies: companyList,
  productCategories: productCategoryList,
  products: productList,
  taskTemplates: taskTemplateList,
  checklists: checklistList,
  userGroups: userGroupList,
  internalUsers: internalUserList,
}

export type AdminListName = keyof typeof adminLists
