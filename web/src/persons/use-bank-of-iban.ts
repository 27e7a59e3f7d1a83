import { isIban } from '@pietas/contract/kit'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormMode } from '../kit/form'
import type { PersonValues } from './person-values'

interface Bank {
  bankAccountBic: string | null
  bankAccountInstitute: string | null
}

const nothing: Bank = { bankAccountBic: null, bankAccountInstitute: null }

/** The directory of German banks weighs 50 kB: it comes when there is a number to look up. */
async function bankOf(iban: string): Promise<Bank> {
  if (!iban.startsWith('DE') || !isIban(iban)) return nothing
  const { bankDataByIBAN } = await import('bankdata-germany')
  const found = bankDataByIBAN(iban)
  return found ? { bankAccountBic: found.bic || null, bankAccountInstitute: found.bankName } : nothing
}

/** Fills in the bank of a German IBAN while it is typed. What somebody wrote himself is never replaced. */
export function useBankOfIban() {
  const editable = useFormMode() !== 'view'
  const { getValues, setValue, subscribe } = useFormContext<PersonValues>()
  const filled = useRef(nothing)
  const seen = useRef(getValues('bankAccountIban'))
  useEffect(() => {
    if (!editable) return
    const fill = async (iban: string | null) => {
      // Without a connection the directory stays away, and the fields are typed as ever.
      const bank = await bankOf(iban ?? '').catch(() => nothing)
      if (getValues('bankAccountIban') !== iban) return
      for (const field of ['bankAccountBic', 'bankAccountInstitute'] as const) {
        const value = getValues(field)
        if (value !== null && value !== filled.current[field]) continue
        if (value !== bank[field]) setValue(field, bank[field], { shouldDirty: true, shouldValidate: true })
      }
      filled.current = bank
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (values.bankAccountIban === seen.current) return
        seen.current = values.bankAccountIban
        void fill(values.bankAccountIban)
      },
    })
  }, [editable, getValues, setValue, subscribe])
}
