import pg from 'pg'

/**
 * The bare driver doing the same work: one connection, plain statements, its own parsers, no tenant policy, no HTTP.
 * Runs in a process of its own; asked over the channel to the parent.
 */

const [, , url = '', tenant = '0', entity = '0', monday = '', ...names] = process.argv
const at = [Number(tenant), Number(entity)]
const client = new pg.Client({ connectionString: url })
client.on('error', () => process.exit(1))
process.on('disconnect', () => process.exit(0))

const full = 'select * from persons where tenant_id = $1 and legal_entity_id = $2 and not deleted'
const few = `select id, first_name, last_name, date_of_birth, deceased_at, city, phone, email, updated_at from persons
  where tenant_id = $1 and legal_entity_id = $2 and not deleted`
const cases = `select c.*, d.title, d.first_name, d.last_name, d.date_of_birth, d.deceased_at, d.place_of_death, d.current_position,
    d.infectious_data, d.size, d.weight, d.street, d.street_number, d.zip_code, d.city,
    k.title as client_title, k.first_name as client_first_name, k.last_name as client_last_name, k.phone, k.email,
    f.name as form, t.name as type_name, t.is_cremation, b.name as branch, u.first_name as assignee,
    (select count(*) from process_notes n where n.tenant_id = c.tenant_id and n.process_id = c.id and not n.deleted) as notes
  from (select * from processes where tenant_id = $1 and legal_entity_id = $2 and not deleted
    order by created_at desc, id desc limit 50) c
  join persons d on d.tenant_id = c.tenant_id and d.id = c.deceased_person_id
  left join persons k on k.tenant_id = c.tenant_id and k.id = c.client_person_id
  join burial_forms f on f.tenant_id = c.tenant_id and f.id = c.burial_form_id
  join burial_types t on t.tenant_id = f.tenant_id and t.id = f.burial_type_id
  join branches b on b.tenant_id = c.tenant_id and b.id = c.legal_entity_branch_id
  left join users u on u.tenant_id = c.tenant_id and u.id = c.assignee_id
  order by c.created_at desc, c.id desc`
const week = `select t.*, u.first_name, u.last_name, p.sort_name as person, c.name as car, e.short_name
  from tasks t
  join legal_entities e on e.tenant_id = t.tenant_id and e.id = t.legal_entity_id
  left join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
  left join processes p on p.tenant_id = t.tenant_id and p.id = t.process_id
  left join cars c on c.tenant_id = t.tenant_id and c.id = t.car_id
  where t.tenant_id = $1 and t.end_date >= $2::date at time zone 'Europe/Berlin'
    and t.start_date < ($2::date + 7) at time zone 'Europe/Berlin'
    and not t.deleted
  order by t.start_date, t.id limit 500`
const due = `select t.*, u.first_name, u.last_name, p.sort_name as person, c.name as car, e.short_name, b.first_name as creator,
    (select json_agg(json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name))
      from task_users x join users s on s.tenant_id = x.tenant_id and s.id = x.user_id
      where x.tenant_id = t.tenant_id and x.task_id = t.id) as people
  from (select * from tasks where tenant_id = $1 and legal_entity_id = $2 and not deleted order by comes_at, id limit 50) t
  join legal_entities e on e.tenant_id = t.tenant_id and e.id = t.legal_entity_id
  left join users u on u.tenant_id = t.tenant_id and u.id = t.user_id
  left join users b on b.tenant_id = t.tenant_id and b.id = t.created_by
  left join processes p on p.tenant_id = t.tenant_id and p.id = t.process_id
  left join cars c on c.tenant_id = t.tenant_id and c.id = t.car_id
  order by t.comes_at, t.id`
const latest = 'order by updated_at desc, id desc limit 50'

const auditRow = (id: number, before: object, after: object) =>
  client.query(
    'insert into audit_entries (tenant_id, record_table, record_id, action, before, after) values ($1, $2, $3, $4, $5, $6)',
    [at[0], 'persons', id, 'update', before, after],
  )

const work: Record<string, (n: number) => Promise<unknown>> = {
  list: () => client.query(`${full} ${latest}`, at),
  cases: () => client.query(cases, at),
  tasks: () => client.query(due, at),
  calendar: () => client.query(week, [at[0], monday]),
  columns: () => client.query(`${few} ${latest}`, at),
  point: (n) => client.query('select * from persons where tenant_id = $1 and id = $2', [at[0], (n % 9000) + 1]),
  search: (n) =>
    client.query(`${few} and (first_name || ' ' || last_name || ' ' || coalesce(city, '')) ilike $3 ${latest}`, [
      ...at,
      `%${names[n % 3]}%`,
    ]),
  create: async (n) => {
    await client.query('begin')
    await client.query(
      `${few} and date_of_birth = $3 and lower(first_name) = lower($4) and lower(last_name) = lower($5)`,
      [...at, '1901-01-01', 'Bare', `Name${n}`],
    )
    const { rows } = await client.query(
      `insert into persons (tenant_id, legal_entity_id, first_name, last_name, name_phonetic, gender, date_of_birth, city)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      [...at, 'Bare', `Name${n}`, 'x', 'FEMALE', '1901-01-01', 'Görlitz'],
    )
    await auditRow(rows[0].id, {}, { first_name: 'Bare', last_name: `Name${n}` })
    await client.query('commit')
  },
  patch: async (n) => {
    const id = (n % 9000) + 1
    await client.query('begin')
    const { rows } = await client.query('select * from persons where tenant_id = $1 and id = $2 for update', [
      at[0],
      id,
    ])
    await client.query(
      'update persons set profession = $3, version = version + 1, updated_at = now() where tenant_id = $1 and id = $2 returning *',
      [at[0], id, `bare ${n}`],
    )
    await auditRow(id, { profession: rows[0].profession }, { profession: `bare ${n}` })
    await client.query('commit')
  },
}

type Order = { name: string; count: number; from: number }

await client.connect()
// The triggers of the tables are the server's way to do the same work; the bare driver does it by hand.
await client.query('set session_replication_role = replica')
process.on('message', async ({ name, count, from }: Order) => {
  for (let n = from; n < from + count; n += 1) await work[name]?.(n)
  process.send?.('done')
})
process.send?.('ready')
