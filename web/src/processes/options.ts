import {
  clientAssociateTypes,
  type ProcessRow,
  processPersonRoles,
  processTypes,
  recordingTypes,
} from '@pietas/contract/processes'
import { useMemo } from 'react'
import type { Option } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'
import type { Tone } from '../kit/theme'

const values = {
  type: processTypes,
  recordingType: recordingTypes,
  associate: clientAssociateTypes,
  role: processPersonRoles,
} as const

/** The choices of an enumeration with their labels. */
export function useProcessOptions(name: keyof typeof values): Option[] {
  const { t } = useTranslation()
  return useMemo(
    () => values[name].map((value) => ({ value, label: t(`process.${name}.${value}` as MessageKey) })),
    [name, t],
  )
}

/** Six states, six colours: spec 2 section 4. */
export const statusTones: Record<ProcessRow['status'], Tone> = {
  ACTIVE: 'blue',
  BILLED: 'purple',
  PAYED: 'green',
  CREDIT_AVAILABLE: 'teal',
  CANCELLED: 'neutral',
  IN_DUNNING: 'red',
}
