import type { PersonRow } from '@pietas/contract/persons'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { SoftChip } from '../kit/theme'

export function RelationshipStatus({ status }: { status: PersonRow['relationshipStatus'] }) {
  const { t } = useTranslation()
  return <SoftChip tone="neutral">{t(`person.relationshipStatus.${status}` as MessageKey)}</SoftChip>
}
