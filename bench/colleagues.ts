import type pg from 'pg'
import { hashPassword } from '../server/src/session'
import { benchPassword } from './bench-tenant'
import { signIn } from './load'

/** Administrators of a tenant, each signed in. @returns the cookie of each. */
export const colleaguesOf = async (
  client: pg.Client,
  origin: string,
  tenantId: number,
  count: number,
): Promise<string[]> => {
  const { rows } = await client.query<{ email: string }>(
    `with colleagues as (
       insert into users (first_name, last_name, email, tenant_roles)
       select 'Kollege', 'Nr. ' || n, 'colleague' || n || '@pietas.example', '{ADMINISTRATOR}' from generate_series(1, $2::int) g (n)
       returning id, email)
     insert into logins (email, actor_id, home_tenant_id, password_hash) select email, id, $1::bigint, $3 from colleagues
     returning email`,
    [tenantId, count, await hashPassword(benchPassword)],
  )
  const cookies: string[] = []
  for (const { email } of rows) cookies.push(await signIn(origin, email, benchPassword))
  return cookies
}
