import { en as accounts } from '../../accounts/texts/en'
import { en as announcements } from '../../announcements/texts/en'
import { en as legalEntities } from '../../legal-entities/texts/en'
import { en as masterData } from '../../master-data/texts/en'
import { en as partners } from '../../partners/texts/en'
import { en as users } from '../../users/texts/en'

/** What only some pages say; it comes with them, or when the browser is idle. */
export const en = { ...accounts, ...announcements, ...legalEntities, ...masterData, ...partners, ...users }
