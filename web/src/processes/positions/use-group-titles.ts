import type { PositionGroup } from '@pietas/contract/processes'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'

const names = {
  PRODUCTS: 'billingPositionProducts',
  EXTERNAL_SERVICES: 'billingPositionExternalServices',
  EXPENSES: 'billingPositionExpenses',
  PAYMENTS: 'billingPositionPayments',
} as const

export interface GroupTitle {
  title: string
  description: string | null
}

export type TitleOf = (group: PositionGroup) => GroupTitle

/** What the groups of positions are called: by the settings of the house, and where those say nothing as everywhere. */
export function useGroupTitles(legalEntityId: number): { of: TitleOf; isKnown: boolean } {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['legal-entities', 'one', legalEntityId],
    queryFn: ({ signal }) => client.legalEntities.get({ legalEntityId, signal }),
  })
  const of: TitleOf = (group) => ({
    title: data?.[`${names[group]}Title`] ?? t(`position.group.${group}`),
    description: data?.[`${names[group]}Description`] ?? null,
  })
  return { of, isKnown: data !== undefined }
}
