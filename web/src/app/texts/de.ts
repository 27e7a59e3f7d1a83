import { de as announcements } from '../../announcements/texts/de'
import { de as kit } from '../../kit/texts/de'
import { de as partners } from '../../partners/texts/de'
import { de as persons } from '../../persons/texts/de'
import { de as processes } from '../../processes/texts/de'
import { de as session } from '../../session/texts/de'
import { de as users } from '../../users/texts/de'
import { de as shell } from '../shell/texts/de'

/** Every text of the app in one language. */
export const de = { ...kit, ...shell, ...session, ...users, ...partners, ...persons, ...processes, ...announcements }
