import { en as kit } from '../../kit/texts/en'
import { en as session } from '../../session/texts/en'
import { en as shell } from '../shell/texts/en'

/** What everybody meets; the rest comes with the screens that say it. */
export const en = { ...kit, ...session, ...shell }
