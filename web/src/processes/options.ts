import {
  clientAssociateTypes,
  gravePositions,
  informationPolicies,
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
  gravePosition: gravePositions,
  informationPolicy: informationPolicies,
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

/** A role in a process: spec 3 section 3.5. */
export const roleTones: Record<(typeof processPersonRoles)[number], Tone> = {
  Precautionary: 'blue',
  InCharge: 'orange',
  Authorized: 'vermilion',
  Friend: 'neutral',
  Other: 'sky',
}

/** What a process is, in its list and its head. */
export const typeTones: Record<ProcessRow['type'], Tone> = {
  REQUEST: 'sky',
  PROVISION: 'purple',
  DEATH: 'neutral',
  AFTERCARE: 'teal',
  ADDITIONAL: 'orange',
}
