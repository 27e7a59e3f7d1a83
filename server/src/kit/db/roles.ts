import pg from 'pg'
import { OperatorError } from '../operator-error'

/** The role that every connection of the server acts in. */
export const appRole = 'pietas_app'
/** The role that a transaction takes for work across tenants. */
const platformRole = 'pietas_platform'
/** What the trail belongs to; no connection of the server can take it. */
const trailRole = 'pietas_trail'

/** Roles of the cluster; the schema relies on them. None can sign in or bypass row security. */
const roles = [appRole, platformRole, trailRole]
/** These two are all that the server's login may act in. */
const rolesOfServer = [appRole, platformRole]

// Since 16 who creates a role is a member of it and still may not act in it.
const actingAs = `case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end`

const refused = (error: unknown, role: string): Error => {
  if (!(error instanceof pg.DatabaseError) || error.code !== '42501') return error as Error
  return new OperatorError(
    `The role that migrates may not prepare the role ${role} (${error.message}). ` +
      'How an administrator prepares the roles stands in docs/operations.md, "Database".',
  )
}

/** Sees to it that the roles are there and that the owner may act for them. */
export const ensureRoles = async (client: pg.Client): Promise<void> => {
  for (const role of roles)
    await client
      .query(
        `do $$ begin
           if not exists (select from pg_roles where rolname = '${role}') then
             create role ${role} nologin nosuperuser nobypassrls;
           end if;
           if not pg_has_role(current_user, '${role}', ${actingAs}) then
             grant ${role} to current_user;
           end if;
         exception when duplicate_object or unique_violation then null;
         end $$`,
      )
      .catch((error: unknown) => {
        throw refused(error, role)
      })
}

/** While the schema is worked on, these roles may come to own some of its functions and tables. */
export const openSchema = async (client: pg.Client): Promise<void> => {
  await client.query(`grant usage, create on schema public to ${roles.join(', ')}`)
}

/** Afterwards nobody but the owner makes anything there: a function of another's would be called by his own. */
export const closeSchema = async (client: pg.Client): Promise<void> => {
  await client.query(`revoke create on schema public from public, ${roles.join(', ')}`)
}

/**
 * Lets a login of the server in, and nobody else who is not the owner: otherwise every role of the same PostgreSQL could
 * come in, and with it the server of another installation.
 */
export const admitLogin = async (client: pg.Client, login: string): Promise<void> => {
  const database = pg.escapeIdentifier((await client.query('select current_database() as name')).rows[0].name)
  await client.query(`revoke all on database ${database} from public`)
  await client.query(`grant connect on database ${database} to ${pg.escapeIdentifier(login)}`)
}

const mayActAs = `
  select r.name from unnest($1::text[]) r (name) where not pg_has_role(session_user, r.name, ${actingAs})`

const reach = `
  with recursive reached (oid) as (
    select oid from pg_roles where rolname = session_user
    union select m.roleid from pg_auth_members m join reached r on m.member = r.oid
  )
  select r.rolname as name,
    r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication as mighty,
    exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid)
      or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner = r.oid) as owner,
    r.rolname <> session_user and not r.rolname = any($1::text[]) as foreign
  from pg_roles r join reached using (oid) order by 1`

type Reached = { name: string; mighty: boolean; owner: boolean; foreign: boolean }

const faultOf = ({ name, mighty, owner, foreign }: Reached): string | null => {
  if (mighty) return `${name} is a superuser, may bypass row security, or may make roles or databases`
  if (owner) return `${name} owns the database or tables in it`
  return foreign ? `it may act as ${name}` : null
}

/**
 * Row security and an append-only trail are worth nothing to a session that may become more than the two roles of the
 * server, by `set role` or `reset role` or as whoever it signed in as.
 */
export const refuseMightyLogin = async (pool: pg.Pool): Promise<void> => {
  const missing = await pool.query<{ name: string }>(mayActAs, [rolesOfServer])
  const reached = await pool.query<Reached>(reach, [rolesOfServer])
  const faults = reached.rows.map(faultOf).filter((fault) => fault !== null)
  for (const { name } of missing.rows) faults.push(`it may not act as ${name}`)
  if (faults.length > 0)
    throw new OperatorError(
      `The database login of the server is not fit for it: ${faults.join('; ')}. ` +
        'What it needs stands in docs/operations.md, "Database".',
    )
}
