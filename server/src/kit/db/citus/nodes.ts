import pg from 'pg'
import { OperatorError } from '../../operator-error'

/** A machine of an installation: the coordinator, which is asked, or one that holds tenants. */
export type Node = { name: string; port: number; holdsTenants: boolean }

const roles = ['pietas_app', 'pietas_platform', 'pietas_trail']

/**
 * What an administrator says once on each machine, in the database of the installation, before tables are distributed.
 * Between machines whoever works there is the role itself, so the roles may sign in; from outside nobody can, since they
 * have no password.
 */
export const preparationOf = (owner: string, database: string): string[] => {
  const [own, db] = [pg.escapeIdentifier(owner), pg.escapeIdentifier(database)]
  const settings = (role: string) => [
    `alter role ${role} set timezone to 'UTC'`,
    `alter role ${role} set citus.propagate_set_commands to 'local'`,
    `alter role ${role} set citus.allow_nested_distributed_execution to on`,
  ]
  return [
    'set citus.enable_ddl_propagation to off',
    ...roles.map(
      (role) =>
        `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if; end $$`,
    ),
    ...roles.map((role) => `alter role ${role} login nosuperuser nobypassrls`),
    // Rows of the trail that move to another machine are written there as theirs; no login may act in it.
    'alter role pietas_trail bypassrls',
    `grant ${roles.join(', ')} to ${own} with inherit true, set true, admin true`,
    `alter role ${own} bypassrls`,
    ...[...roles, own].flatMap(settings),
    `grant connect on database ${db} to ${[...roles, own].join(', ')}`,
    `grant usage, create on schema public to ${own}`,
  ]
}

type Answer = { nodeid: number; success: boolean; result: string }

// What has to hold on each machine; the answer is null or what is missing.
const missingOn = `select string_agg(fault, '; ') from (
  select 'max_prepared_transactions is 0' as fault where current_setting('max_prepared_transactions')::int = 0
  union all select 'wal_level is not logical' where current_setting('wal_level') <> 'logical'
  union all select format('the role %s is missing or may not sign in', r) from unnest(array['${roles.join("', '")}']) r
    where not exists (select from pg_roles where rolname = r and rolcanlogin)
  union all select format('%s may not act as %s', current_user, r.rolname) from pg_roles r
    where r.rolname = any(array['${roles.join("', '")}']) and not pg_has_role(current_user, r.oid, 'set')
  union all select format('%s does not bypass row security', rolname) from pg_roles
    where rolname in (current_user, 'pietas_trail') and not rolbypassrls
  union all select format('%s has no citus.allow_nested_distributed_execution', r.rolname) from pg_roles r
    where r.rolname = any(array['${roles.join("', '")}'])
      and not coalesce('citus.allow_nested_distributed_execution=on' = any(r.rolconfig), false)
) faults`

/** @returns the machines, the coordinator first. @throws OperatorError where the database knows nothing of Citus. */
export const nodesOf = async (client: pg.Client): Promise<Node[]> => {
  const known = await client.query("select from pg_extension where extname = 'citus'")
  if (known.rowCount === 0)
    throw new OperatorError('This database has no Citus. What it needs stands in docs/operations.md, "Citus".')
  const { rows } = await client.query<Node>(`
    select nodename as name, nodeport as port, shouldhaveshards as "holdsTenants" from pg_dist_node
    where isactive and noderole = 'primary' order by groupid`)
  if (!rows.some(({ holdsTenants }) => holdsTenants))
    throw new OperatorError(
      'No machine holds tenants yet: add one with citus_add_node, see docs/operations.md, "Citus".',
    )
  return rows
}

/** Highest number of a group of machines whose numbers for records stay whole in JavaScript: 2^48 times it below 2^53. */
const highestGroup = 31

/** @throws OperatorError that says what an administrator has to do, on which machine. */
export const refuseUnprepared = async (client: pg.Client): Promise<void> => {
  const { rows: groups } = await client.query<{ highest: number }>('select max(groupid) as highest from pg_dist_node')
  if ((groups[0]?.highest ?? 0) > highestGroup)
    throw new OperatorError(
      `Records would get numbers that no browser can hold: machines have groups up to ${highestGroup}.`,
    )
  const { rows } = await client.query<Answer & { name: string; port: number }>(
    `select a.nodeid, a.success, a.result, n.nodename as name, n.nodeport as port
     from run_command_on_all_nodes($1) a join pg_dist_node n using (nodeid) order by n.groupid`,
    [missingOn],
  )
  const faults = rows.flatMap(({ success, result, name, port }) =>
    success && !result ? [] : [`${name}:${port}: ${result}`],
  )
  if (faults.length === 0) return
  const { rows: own } = await client.query<{ owner: string; database: string }>(
    'select current_user as owner, current_database() as database',
  )
  const statements = preparationOf(own[0]?.owner ?? '', own[0]?.database ?? '')
  throw new OperatorError(
    `Not every machine is ready:\n  ${faults.join('\n  ')}\n` +
      `An administrator says on each of them, in this database:\n  ${statements.join(';\n  ')};`,
  )
}
