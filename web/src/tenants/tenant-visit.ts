import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { confirmLeaving } from '../kit/leaving'

/** From the first page on, loaded anew, so that nothing of one tenant is left on the screen of another. */
export const firstPage = { open: () => window.location.assign('/') }

const move = async (call: () => Promise<unknown>): Promise<void> => {
  if (!(await confirmLeaving())) return
  try {
    await call()
    firstPage.open()
  } catch {
    toast.error('common.unexpected')
  }
}

/** Begins to work in a tenant, which its security trail tells; what is not saved is asked about first. */
export const enterTenant = (tenantId: number): Promise<void> => move(() => client.tenants.enter({ tenantId }))

/** Ends the work in the tenant. */
export const leaveTenant = (): Promise<void> => move(() => client.tenants.leave())

const most = 50

/** The tenants whose name holds what is typed, by name. @param isAsked false asks for none. */
export const useTenants = (query: string, isAsked = true) =>
  useQuery({
    queryKey: ['tenants', query],
    queryFn: ({ signal }) =>
      client.tenants.list({
        query: { query, filters: { state: 'ACTIVE' }, sortBy: 'NAME', sortDirection: 'ASC', limit: most },
        signal,
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
