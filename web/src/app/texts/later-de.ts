import { de as accounts } from '../../accounts/texts/de'
import { de as announcements } from '../../announcements/texts/de'
import { de as documents } from '../../documents/texts/de'
import { de as legalEntities } from '../../legal-entities/texts/de'
import { de as masterData } from '../../master-data/texts/de'
import { de as partners } from '../../partners/texts/de'
import { de as notes } from '../../processes/notes/texts/de'
import { de as preparations } from '../../processes/preparations/texts/de'
import { de as processCase } from '../../processes/texts/case-de'
import { de as tasks } from '../../tasks/texts/de'
import { de as taskDetail } from '../../tasks/texts/detail-de'
import { de as taskForm } from '../../tasks/texts/form-de'
import { de as users } from '../../users/texts/de'

/** What only some pages say; it comes with them, or when the browser is idle. */
export const de = {
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
