import { de as kit } from '../../kit/texts/de'
import { de as persons } from '../../persons/texts/de'
import { de as processes } from '../../processes/texts/de'
import { de as session } from '../../session/texts/de'
import { de as shell } from '../shell/texts/de'

/** What everybody meets, from the sign-in to the case. */
export const de = { ...kit, ...persons, ...processes, ...session, ...shell }
