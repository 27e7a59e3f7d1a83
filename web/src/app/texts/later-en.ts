import { en as accounts } from '../../accounts/texts/en'
import { en as announcements } from '../../announcements/texts/en'
import { en as documents } from '../../documents/texts/en'
import { en as legalEntities } from '../../legal-entities/texts/en'
import { en as masterData } from '../../master-data/texts/en'
import { en as partners } from '../../partners/texts/en'
import { en as notes } from '../../processes/notes/texts/en'
import { en as preparations } from '../../processes/preparations/texts/en'
import { en as processCase } from '../../processes/texts/case-en'
import { en as taskDetail } from '../../tasks/texts/detail-en'
import { en as tasks } from '../../tasks/texts/en'
import { en as taskForm } from '../../tasks/texts/form-en'
import { en as users } from '../../users/texts/en'

/** What only some pages say; it comes with them, or when the browser is idle. */
export const en = {
  ...accounts,
  ...announcements,
  ...documents,
  ...legalEntities,
  ...masterData,
  ...partners,
  ...notes,
  ...preparations,
  ...processCase,
  ...tasks,
  ...taskDetail,
  ...taskForm,
  ...users,
}
