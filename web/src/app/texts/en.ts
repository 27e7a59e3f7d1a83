import { en as accounts } from '../../accounts/texts/en'
import { en as announcements } from '../../announcements/texts/en'
import { en as kit } from '../../kit/texts/en'
import { en as legalEntities } from '../../legal-entities/texts/en'
import { en as masterData } from '../../master-data/texts/en'
import { en as partners } from '../../partners/texts/en'
import { en as persons } from '../../persons/texts/en'
import { en as processes } from '../../processes/texts/en'
import { en as session } from '../../session/texts/en'
import { en as users } from '../../users/texts/en'
import { en as shell } from '../shell/texts/en'

/** Every text of the app in one language. */
export const en = {
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
