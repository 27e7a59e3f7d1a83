import { type Account, accountFields } from '@pietas/contract/accounts'
import { useQueries } from '@tanstack/react-query'
import { type LinkFacts, type LinkTarget, listFacts, useLegalEntities } from '../kit/admin-list'
import { client } from '../kit/api/client'

const { accounts } = client
const manage = 'Administration:ManageLegalEntity'

const entityLinks: LinkFacts<Account> = {
  title: 'account.legalEntities',
  permission: manage,
  levelOf: ({ id }) => id,
  useTargets: useLegalEntities,
  linked: ({ legalEntities }) => legalEntities.map(({ id }) => id),
  changed: ({ legalEntities }, { id, name }, on) => {
    const others = legalEntities.filter((entity) => entity.id !== id)
    return { legalEntities: on ? [...others, { id, name }] : others }
  },
  link: (id, legalEntityId) => accounts.linkEntity(id, { legalEntityId }),
  unlink: (id, legalEntityId) => accounts.unlinkEntity(id, { legalEntityId }),
}

const branchLinks: LinkFacts<Account> = {
  title: 'account.legalEntityBranches',
  permission: manage,
  levelOf: ({ legalEntityId }) => legalEntityId ?? 'tenant',
  useTargets: useBranches,
  linked: ({ legalEntityBranches }) => legalEntityBranches.map(({ id }) => id),
  changed: ({ legalEntityBranches }, { id, name }, on) => {
    const others = legalEntityBranches.filter((branch) => branch.id !== id)
    return { legalEntityBranches: on ? [...others, { id, name }] : others }
  },
  link: accounts.linkBranch,
  unlink: accounts.unlinkBranch,
}

/** The branches of every legal entity that the person may see. */
function useBranches(): readonly LinkTarget[] {
  const lists = useQueries({
    queries: useLegalEntities().map(({ id: legalEntityId }) => ({
      queryKey: ['legal-entities', legalEntityId, 'branches', 'all'],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.legalEntities.listBranches({ query: { limit: 500 }, legalEntityId, signal }),
    })),
  })
  return lists.flatMap(({ data }) => data?.items ?? [])
}

/** Accounts keep their names, and a deleted one is gone: spec 1 section 7.1. */
export const accountList = listFacts<Account>({
  name: 'accounts',
  key: () => ['accounts'],
  title: 'account.many',
  item: 'account.one',
  belongs: 'account.belongs',
  create: manage,
  update: manage,
  delete: manage,
  level: 'tenant',
  calls: { list: accounts.list, get: accounts.get, create: accounts.create, delete: accounts.delete },
  schema: accountFields,
  labels: 'account',
  links: [entityLinks, branchLinks],
})
