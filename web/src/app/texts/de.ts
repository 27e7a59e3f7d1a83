import { de as kit } from '../../kit/texts/de'
import { de as session } from '../../session/texts/de'
import { de as shell } from '../shell/texts/de'

/** What everybody meets; the rest comes with the screens that say it. */
export const de = { ...kit, ...session, ...shell }
