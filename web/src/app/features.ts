import { drawers as announcementDrawers, pages as announcements } from '../announcements/pages'
import { pages as calendar, drawers as calendarDrawers } from '../calendar/pages'
import { drawers as letterDrawers, listPages as letterLists, moved as movedToLetters } from '../correspondence/pages'
import { pages as dashboard } from '../dashboard/pages'
import { pages as figures } from '../figures/pages'
import { drawers as firstCallDrawers } from '../first-calls/pages'
import { pages as help } from '../help/pages'
import { listPages as companyLists, pages as legalEntities, moved as movedToCompany } from '../legal-entities/pages'
import { pages as masterData } from '../master-data/pages'
import { pages as onboarding } from '../onboarding/pages'
import { pages as partners } from '../partners/pages'
import { drawers as personDrawers, pages as persons } from '../persons/pages'
import { drawers as processDrawers, pages as processes } from '../processes/pages'
import { listPages as articles, drawers as productDrawers, pages as products } from '../products/pages'
import { pages as quality, drawers as qualityDrawers } from '../quality/pages'
import { drawers as taskDrawers, listPages as taskLists, pages as tasks } from '../tasks/pages'
import { drawers as tenantDrawers, pages as tenants } from '../tenants/pages'
import { pages as trail } from '../trail/pages'
import { drawers as userDrawers, listPages as userLists, pages as users } from '../users/pages'
import { drawers as listDrawers } from './lists/pages'

// What the features show, in import order. Router, menu, plus and drawers are made from it.

/** Pages with code of their own. */
export const pages = {
  ...dashboard,
  ...tenants,
  ...legalEntities,
  ...users,
  ...trail,
  ...partners,
  ...persons,
  ...products,
  ...processes,
  ...tasks,
  ...calendar,
  ...quality,
  ...figures,
  ...announcements,
  ...onboarding,
  ...help,
}

/** Pages that consist of administered lists. */
export const listPages = { ...companyLists, ...masterData, ...articles, ...letterLists, ...taskLists, ...userLists }

/** Addresses that pages once had. */
export const moved = { ...movedToCompany, ...movedToLetters }

export const drawers = {
  ...listDrawers,
  ...tenantDrawers,
  ...userDrawers,
  ...personDrawers,
  ...productDrawers,
  ...processDrawers,
  ...firstCallDrawers,
  ...letterDrawers,
  ...taskDrawers,
  ...calendarDrawers,
  ...qualityDrawers,
  ...announcementDrawers,
}
