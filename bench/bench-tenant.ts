import type pg from 'pg'
import { hashPassword } from '../server/src/session'

export type BenchTenant = { tenantId: number; entityIds: number[]; email: string }

export const benchPassword = 'a-password-for-the-bench'

/** A tenant with one legal entity for each size, and an administrator who may sign in. */
export const openBenchTenant = async (client: pg.Client, name: string, entities: number): Promise<BenchTenant> => {
  const email = `${name}@pietas.example`
  const one = async (text: string, values: unknown[]): Promise<number> =>
    Number((await client.query(text, values)).rows[0].id)
  await client.query("set app.actor_id = ''")
  const tenantId = await one('insert into tenants (name, slug) values ($1, $1) returning id', [name])
  await client.query(`set app.tenant_id = '${tenantId}'`)
  const entityIds: number[] = []
  for (let n = 0; n < entities; n += 1)
    entityIds.push(
      await one(
        `insert into legal_entities (name, short_name, slug, street, street_number, zip_code, city, email)
         values ($1, 'B', $1, 'Weg', '1', '02826', 'Görlitz', 'b@pietas.example') returning id`,
        [`${name}-${n}`],
      ),
    )
  const userId = await one(
    "insert into users (first_name, last_name, email, tenant_roles) values ('Ben', 'Bench', $1, '{ADMINISTRATOR}') returning id",
    [email],
  )
  await client.query('insert into logins (email, actor_id, home_tenant_id, password_hash) values ($1, $2, $3, $4)', [
    email,
    userId,
    tenantId,
    await hashPassword(benchPassword),
  ])
  return { tenantId, entityIds, email }
}
