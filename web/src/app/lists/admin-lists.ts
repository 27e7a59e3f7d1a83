import { accountList } from '../../accounts/account-list'
import { branchList } from '../../legal-entities/branch-list'
import { masterDataLists } from '../../master-data/lists'

/** Every administered list by its name: pages show it, and the drawer finds it here. */
export const adminLists = { ...masterDataLists, accounts: accountList, branches: branchList }

export type AdminListName = keyof typeof adminLists
