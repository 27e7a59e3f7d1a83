import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { client } from '../kit/api/client'
import { useSession } from '../kit/session'
import type { FirstCallValues } from './first-call-values'

/** Fills in the branch where there is only one, and whoever took the call as the one who looks after it. */
export function useSuggestedCase(isNew: boolean) {
  const { me, legalEntity } = useSession()
  const { getValues, resetField } = useFormContext<FirstCallValues>()
  const { data: branches } = useQuery({
    queryKey: ['legal-entities', legalEntity?.id, 'branches', 'suggested'],
    queryFn: ({ signal }) =>
      client.legalEntities.listBranches({ query: { sortBy: 'NAME', sortDirection: 'ASC', limit: 500 }, signal }),
    enabled: isNew,
  })
  useEffect(() => {
    const [first, ...others] = branches?.items.filter(({ deleted }) => !deleted) ?? []
    if (!isNew || !first || others.length > 0) return
    if (getValues('legalEntityBranchId') === null) resetField('legalEntityBranchId', { defaultValue: first.id })
  }, [isNew, branches, getValues, resetField])
  useEffect(() => {
    // Our own people look after no cases of a house.
    if (!isNew || me.platformRole !== null || getValues('assigneeId') !== null) return
    resetField('assigneeId', { defaultValue: me.user.id })
  }, [isNew, me, getValues, resetField])
}
