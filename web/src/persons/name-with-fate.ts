import { deathSign, fullName } from '@pietas/contract/persons'
import { joinParts, type Translate } from '../kit/i18n'

type Somebody = Parameters<typeof fullName>[0] & Parameters<typeof deathSign>[0] & { deleted: boolean }

/** A name, and what has become of whom it belongs to: he may have died, and his record may have been deleted. */
export const nameWithFate = (person: Somebody, t: Translate): string =>
  joinParts([fullName(person), deathSign(person), person.deleted ? `(${t('common.deleted')})` : null])
