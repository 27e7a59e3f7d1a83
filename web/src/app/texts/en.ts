import { en as kit } from '../../kit/texts/en'
import { en as persons } from '../../persons/texts/en'
import { en as processes } from '../../processes/texts/en'
import { en as session } from '../../session/texts/en'
import { en as shell } from '../shell/texts/en'

/** What everybody meets, from the sign-in to the case. */
export const en = { ...kit, ...persons, ...processes, ...session, ...shell }
