import { recordingTypes } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { client } from '../kit/api/client'
import { useSession } from '../kit/session'
import { lastChoices } from './last-choices'
import type { ProcessValues } from './process-values'

/** Fills in a new process what somebody chose last time, and the branch where there is only one. */
export function useSuggestions() {
  const { me, legalEntity } = useSession()
  const { getValues, resetField } = useFormContext<ProcessValues>()
  const entity = legalEntity?.id ?? 0
  const { data: branches } = useQuery({
    queryKey: ['legal-entities', entity, 'branches', 'suggested'],
    queryFn: ({ signal }) =>
      client.legalEntities.listBranches({ query: { sortBy: 'NAME', sortDirection: 'ASC', limit: 500 }, signal }),
  })
  useEffect(() => {
    const { recordingType } = lastChoices.read(me.user.id, entity)
    if (!recordingTypes.some((one) => one === recordingType)) return
    if (getValues('recordingType') === null) resetField('recordingType', { defaultValue: recordingType ?? null })
  }, [me.user.id, entity, getValues, resetField])
  useEffect(() => {
    const open = branches?.items.filter(({ deleted }) => !deleted) ?? []
    const last = open.find(({ id }) => id === lastChoices.read(me.user.id, entity).legalEntityBranchId)
    const suggested = last ?? (open.length === 1 ? open[0] : undefined)
    if (!suggested || getValues('type') === 'ADDITIONAL') return
    if (getValues('legalEntityBranchId') === null) resetField('legalEntityBranchId', { defaultValue: suggested.id })
  }, [branches, me.user.id, entity, getValues, resetField])
}
