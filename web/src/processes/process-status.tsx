import type { ProcessRow } from '@pietas/contract/processes'
import { type MessageKey, useTranslation } from '../kit/i18n'
import { SoftChip } from '../kit/theme'
import { statusTones, typeTones } from './options'

export function ProcessStatus({ status }: { status: ProcessRow['status'] }) {
  const { t } = useTranslation()
  return <SoftChip tone={statusTones[status]}>{t(`process.status.${status}` as MessageKey)}</SoftChip>
}

export function ProcessType({ type }: { type: ProcessRow['type'] }) {
  const { t } = useTranslation()
  return <SoftChip tone={typeTones[type]}>{t(`process.type.${type}` as MessageKey)}</SoftChip>
}
