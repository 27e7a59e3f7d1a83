import { useMemo } from 'react'
import type { Option } from '../../kit/form'
import { type MessageKey, type Translate, useTranslation } from '../../kit/i18n'
import { isMarital, type RelationshipValues, typesLike } from './relationship-values'

type Type = NonNullable<RelationshipValues['type']>

/** What the other person is: child, sibling, married ... */
export const typeLabel = (type: Type, t: Translate): string =>
  t(`person.${isMarital(type) ? 'relationshipStatus' : 'relationshipType'}.${type}` as MessageKey)

/** The choices that a relationship of this type has. */
export function useTypeOptions(type: RelationshipValues['type']): Option[] {
  const { t } = useTranslation()
  return useMemo(() => typesLike(type).map((value) => ({ value, label: typeLabel(value, t) })), [type, t])
}
