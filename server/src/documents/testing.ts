import { type FuneralHome, type StaffMember, testServer } from '../kit/testing'

/** Fetches the bytes of a document as a browser does, by its address. */
export const fetchDocument = async (
  { tenantId }: Pick<FuneralHome, 'tenantId'>,
  member: StaffMember,
  { accessToken }: { accessToken: string },
  rest = '',
  init: RequestInit = {},
): Promise<Response> => {
  const { origin } = await testServer()
  return fetch(`${origin}/api/v1/tenants/${tenantId}/documents/${accessToken}${rest}`, {
    ...init,
    headers: { cookie: member.cookie, ...init.headers },
  })
}
