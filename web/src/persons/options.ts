import { genders, infections, reasonsOfDeath, registrarTypes, salutations, titles } from '@pietas/contract/persons'
import { useMemo } from 'react'
import type { Option } from '../kit/form'
import { type MessageKey, useTranslation } from '../kit/i18n'

const values = {
  salutation: salutations,
  gender: genders,
  reasonOfDeath: reasonsOfDeath,
  infectiousData: infections,
  registrar: registrarTypes,
} as const

/** Titles are written as they are in every language. */
export const titleOptions: Option[] = titles.map((title) => ({ value: title, label: title }))

/** The choices of an enumeration with their labels. */
export function usePersonOptions(name: keyof typeof values): Option[] {
  const { t } = useTranslation()
  return useMemo(
    () => values[name].map((value) => ({ value, label: t(`person.${name}.${value}` as MessageKey) })),
    [name, t],
  )
}
