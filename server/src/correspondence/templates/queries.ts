import { letterTexts, type Template, type TemplateFields, type TemplateVersion } from '@pietas/contract/correspondence'
import { type Beside, factsById, withBeside } from '../../kit/beside'
import { columns, instant, recordColumns, type Sql, sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import { replaceLinks } from '../../kit/db/write'
import type { ListFacts } from '../../kit/paging'
import { invalidField } from '../../kit/refusal'

/** What a template says. */
export const saidFields = Object.keys(letterTexts.shape)

const sorts: ListFacts['sorts'] = {
  NAME: { expression: 'm.name', type: 'text' },
  CREATED_AT: { expression: 'm.created_at', type: 'timestamptz' },
  UPDATED_AT: { expression: 'm.updated_at', type: 'timestamptz' },
}

const categoryIn = (table: string, tenant: string): string =>
  `(select json_build_object('id', c.id, 'name', c.name, 'deleted', c.deleted) from ${table} c
    where ${tenant} c.id = m.category_id)`

type Origin = { name: string; deleted: boolean; edition: number }

// What a copy is a copy of, and whether that says something else by now.
const origins: Beside = async (tx, rows) => {
  const originOf = await factsById<Origin>(rows, 'globalTemplateId', (ids) =>
    tx.rows(sql`select g.id, g.name, g.deleted, g.edition from global_templates g where g.id = any(${ids}::bigint[])`),
  )
  const copyOf = await factsById<{ edition: number }>(rows, 'id', (ids) =>
    tx.rows(sql`select m.id, coalesce(m.edition, 0) as edition from templates m
      where m.id = any(${ids}::bigint[]) and m.global_template_id is not null`),
  )
  return rows.map(({ id, globalTemplateId }) => {
    const [origin, copy] = [originOf(globalTemplateId), copyOf(id)]
    if (!origin || !copy) return { origin: null }
    const { edition, ...shown } = origin
    return { origin: { id: globalTemplateId, ...shown, movedOn: edition > copy.edition } }
  })
}

// How many tenants have a copy.
const copies: Beside = async (tx, rows) => {
  const copiesOf = await factsById<{ tenants: number }>(rows, 'id', (ids) =>
    tx.rows(sql`
      select t.global_template_id as id, count(distinct t.tenant_id)::int as tenants from templates t
      where t.global_template_id = any(${ids}::bigint[]) and not t.deleted group by 1`),
  )
  return rows.map(({ id }) => copiesOf(id) ?? { tenants: 0 })
}

/** A template of a tenant. */
export const templateFacts: ListFacts = {
  table: 'templates',
  alias: 'm',
  item: recordColumns('m', [...saidFields, 'categoryId', 'globalTemplateId'], {
    kinds: 'to_json(m.kinds)',
    category: categoryIn('template_categories', 'c.tenant_id = m.tenant_id and'),
    legalEntityIds: `coalesce((select json_agg(o.legal_entity_id order by o.legal_entity_id) from offered_templates o
      where o.tenant_id = m.tenant_id and o.template_id = m.id), '[]')`,
  }),
  sorts,
  beside: origins,
}

const globalColumns = {
  kinds: 'to_json(m.kinds)',
  category: categoryIn('global_template_categories', ''),
}

/** A template of all tenants, as a tenant reads it. */
export const globalFacts: ListFacts = {
  table: 'global_templates',
  alias: 'm',
  item: recordColumns('m', [...saidFields, 'categoryId'], globalColumns),
  sorts,
}

/** The same as the platform reads it. */
export const countedFacts: ListFacts = { ...globalFacts, beside: copies }

/** Whether a template is for a kind of writing. */
export const isOfKind = (kind: string): Sql => sql`${kind} = any(m.kinds)`

/** Templates that a legal entity offers. */
export const isOffered = (legalEntityId: number): Sql => sql`
  m.id in (select o.template_id from offered_templates o where o.legal_entity_id = ${legalEntityId})`

export const offer = (tx: Tx, legalEntityId: number, id: number): Promise<number> =>
  tx.run(sql`insert into offered_templates (legal_entity_id, template_id)
    values (${legalEntityId}, ${id}) on conflict do nothing`)

export const stopOffering = (tx: Tx, legalEntityId: number, id: number): Promise<number> =>
  tx.run(sql`delete from offered_templates o where o.legal_entity_id = ${legalEntityId} and o.template_id = ${id}`)

/** Says at which legal entities a template is offered. */
export const storeOffers = (tx: Tx, id: number, legalEntityIds: readonly number[]): Promise<void> =>
  replaceLinks(tx, { table: 'offered_templates', owner: 'template_id', member: 'legal_entity_id' }, id, legalEntityIds)

type Said = Pick<TemplateFields, 'name' | 'kinds' | 'subject' | 'content' | 'header' | 'footer'>

/** @returns what a template of all tenants says, with its edition; null for one that is offered no more. */
export const findGlobal = (tx: Tx, id: number): Promise<(Said & { edition: number }) | null> =>
  tx.row<Said & { edition: number }>(sql`
    select name, kinds, subject, content, header, footer, edition from global_templates g where g.id = ${id} and not g.deleted`)

/** Notes which edition of a template of all tenants a template says. */
export const noteEdition = (tx: Tx, id: number, edition: number): Promise<number> =>
  tx.run(sql`update templates set edition = ${edition} where id = ${id}`)

/** What a template said, version by version. */
export const versionFacts: ListFacts = {
  table: 'template_versions',
  alias: 'v',
  item: columns('v', ['version', ...saidFields], {
    kinds: 'to_json(v.kinds)',
    at: instant('v.at'),
    author: `(select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
      from users u where u.tenant_id = v.tenant_id and u.id = v.author_id)`,
  }),
  sorts: { VERSION: { expression: 'v.version', type: 'bigint' } },
}

/** @returns what a template said in a version; null for one that it never had. */
export const findVersion = async (tx: Tx, templateId: number, version: number): Promise<TemplateVersion | null> => {
  const found = await tx.record<TemplateVersion>(sql`
    select ${sql.raw(versionFacts.item)} from template_versions v
    where v.template_id = ${templateId} and v.version = ${version}`)
  return found?.value() ?? null
}

/** A template is written from what its legal entity offers: of another one nobody there learns more than of none. @throws 400 */
export const offeredTemplate = async (tx: Tx, id: number, legalEntityId: number): Promise<Template> => {
  const { items } = await tx.jsonRows(sql`
    select ${sql.raw(templateFacts.item)} from templates m
    where m.id = ${id} and not m.deleted and ${isOffered(legalEntityId)}`)
  const [found] = await withBeside(tx, origins, items)
  if (!found) throw invalidField('templateId', 'common.validation-unknown-reference')
  return JSON.parse(found) as Template
}

/** Gives a new tenant its copies of the templates of all tenants. Runs inside the tenant. */
export const insertDefaultLetters = async (tx: Tx, tenantId: number): Promise<void> => {
  await tx.run(sql`select copy_global_templates(${tenantId}::bigint)`)
}
