import { de as accounts } from '../../accounts/texts/de'
import { de as announcements } from '../../announcements/texts/de'
import { de as kit } from '../../kit/texts/de'
import { de as legalEntities } from '../../legal-entities/texts/de'
import { de as masterData } from '../../master-data/texts/de'
import { de as partners } from '../../partners/texts/de'
import { de as persons } from '../../persons/texts/de'
import { de as processes } from '../../processes/texts/de'
import { de as session } from '../../session/texts/de'
import { de as users } from '../../users/texts/de'
import { de as shell } from '../shell/texts/de'

/** Every text of the app in one language. */
export const de = {
  ...kit,
  ...shell,
  ...session,
  ...users,
  ...legalEntities,
  ...accounts,
  ...masterData,
  ...partners,
  ...persons,
  ...processes,
  ...announcements,
}
