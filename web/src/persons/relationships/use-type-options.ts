import { useMemo } from 'react'
import type { Option } from '../../kit/form'
import { type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { isMarital, type RelationshipValues, type RelationType, typesLike } from './relationship-values'

/** What the other person is: child, sibling, married ... */
export const typeLabel = (type: RelationType, t: Translate): string =>
  t(`person.${isMarital(type) ? 'relationshipStatus' : 'relationshipType'}.${type}` as MessageKey)

/** The choices that a relationship of this type has. */
export function useTypeOptions(type: RelationshipValues['type']): Option[] {
  const { t } = useTranslation()
  return useMemo(() => typesLike(type).map((value) => ({ value, label: typeLabel(value, t) })), [type, t])
}
