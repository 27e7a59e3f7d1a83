import type { PublicationState } from '@pietas/contract/announcements'
import { instant, recordColumns, type Sql, selectList, sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { replaceLinks } from '../kit/db/write'
import type { ListFacts } from '../kit/paging'

const entitiesOf = (alias: string): string => `array(select x.legal_entity_id from announcement_entities x
  where x.tenant_id = ${alias}.tenant_id and x.announcement_id = ${alias}.id order by x.legal_entity_id)`

const isPublishedOf = (alias: string): string => `(not ${alias}.deleted and ${alias}.published_at <= now()
  and (${alias}.publish_until is null or ${alias}.publish_until > now()))`

/** Of an announcement as the owner of its picture: where it belongs, and whose members may look at it now. */
export const pictureFacts = {
  entities: entitiesOf('o'),
  openTo: `case when ${isPublishedOf('o')} then ${entitiesOf('o')} else '{}' end`,
}

/** An announcement, but for whether the caller has read it. */
export const announcementFacts: ListFacts = {
  table: 'announcements',
  alias: 'a',
  item: recordColumns('a', ['title', 'content', 'linkUrl', 'linkLabel'], {
    publishFrom: instant('a.publish_from'),
    publishUntil: instant('a.publish_until'),
    publishedAt: instant('a.published_at'),
    legalEntityIds: `to_json(${entitiesOf('a')})`,
    documentAccessToken: `(select d.access_token from documents d
      where d.tenant_id = a.tenant_id and d.announcement_id = a.id and not d.deleted)`,
    readerCount: `(select count(*)::int from announcement_reads r
      where r.tenant_id = a.tenant_id and r.announcement_id = a.id)`,
  }),
  sorts: {
    PUBLISHED_AT: { expression: 'a.published_at', type: 'timestamptz' },
    CREATED_AT: { expression: 'a.created_at', type: 'timestamptz' },
    TITLE: { expression: 'a.title', type: 'text' },
  },
}

const reader = (column: string): string =>
  `(select u.${column} from users u where u.tenant_id = r.tenant_id and u.id = r.user_id)`

/** Those who have read one. */
export const readerFacts: ListFacts = {
  table: 'announcement_reads',
  alias: 'r',
  item: selectList({
    id: 'r.user_id',
    firstName: reader('first_name'),
    lastName: reader('last_name'),
    readAt: instant('r.created_at'),
  }),
  sorts: { READ_AT: { expression: 'r.created_at', type: 'timestamptz' } },
}

/** Tells beside the record whether it is there to be read. */
export const publishedColumn = `${isPublishedOf('a')} as "isPublishedNow"`

const isPublished = sql.raw(isPublishedOf('a')) as Sql

const inState: Record<PublicationState, Sql> = {
  PLANNED: sql`a.published_at > now() and (a.publish_until is null or a.publish_until > now())`,
  PUBLISHED: isPublished,
  ENDED: sql`a.publish_until <= now()`,
}

/** Is in one of these states, as `publicationOf` of the contract tells it. */
export const isAny = (states: readonly PublicationState[]): Sql =>
  sql`not a.deleted and (${sql.join(
    states.map((state) => sql`(${inState[state]})`),
    sql` or `,
  )})`

/** Is for one of these legal entities. */
export const isOfAny = (entities: readonly number[]): Sql =>
  sql`exists (select from announcement_entities x
    where x.tenant_id = a.tenant_id and x.announcement_id = a.id and x.legal_entity_id = any(${entities}::bigint[]))`

export const isOf = (legalEntityId: number): Sql => isOfAny([legalEntityId])

export const storeEntities = (tx: Tx, id: number, entities: readonly number[]): Promise<void> =>
  replaceLinks(
    tx,
    { table: 'announcement_entities', owner: 'announcement_id', member: 'legal_entity_id' },
    id,
    entities,
  )

/** What is there to be read at a legal entity and somebody has not read: how many, and the latest of them. */
export const unreadOf = async (tx: Tx, userId: number, legalEntityId: number, most: number) => {
  const unread = sql`from announcements a where ${isOf(legalEntityId)} and ${isAny(['PUBLISHED'])} and not exists (
    select from announcement_reads r
    where r.tenant_id = a.tenant_id and r.announcement_id = a.id and r.user_id = ${userId})`
  const items = await tx.rows<{ id: number; title: string; publishedAt: string }>(sql`
    select a.id, a.title, ${sql.raw(instant('a.published_at'))} as "publishedAt" ${unread}
    order by a.published_at desc, a.id desc limit ${sql.lit(most)}`)
  const counted = await tx.row<{ total: number }>(sql`select count(*)::int as total ${unread}`)
  return { total: counted?.total ?? 0, items }
}

/** Those that somebody has read. */
export const findRead = async (tx: Tx, userId: number, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await tx.rows<{ id: number }>(sql`select r.announcement_id as id from announcement_reads r
    where r.user_id = ${userId} and r.announcement_id = any(${ids}::bigint[])`)
  return new Set(rows.map(({ id }) => id))
}

/** Notes that somebody has read one; our own people, who are in no tenant's list of staff, leave no mark. */
export const storeRead = async (tx: Tx, id: number, userId: number): Promise<number> => {
  if (!(await tx.row(sql`select 1 from users u where u.id = ${userId}`))) return 0
  return tx.run(
    sql`insert into announcement_reads (announcement_id, user_id) values (${id}, ${userId}) on conflict do nothing`,
  )
}

/** Takes the right to tell of one that is there to be read and was not told of: whoever gets an answer has it, once. */
export const takeAnnouncing = (tx: Tx, id: number): Promise<{ title: string; createdBy: number | null } | null> =>
  tx.row(sql`
    with told as (
      insert into announcement_tellings (tenant_id, announcement_id)
      select a.tenant_id, a.id from announcements a where a.id = ${id} and ${isPublished}
      on conflict do nothing returning announcement_id)
    select a.title, a.created_by as "createdBy" from told join announcements a on a.id = told.announcement_id`)

/** Whom one is for: who has a place at one of its legal entities, or works for all of them. */
export const findReceivers = async (tx: Tx, id: number, authorId: number | null): Promise<number[]> => {
  const rows = await tx.rows<{ id: number }>(sql`
    select u.id from users u where u.active and not u.deleted and u.id is distinct from ${authorId}::bigint
      and (cardinality(u.tenant_roles) > 0 or exists (
        select from user_entities w join announcement_entities x
          on x.tenant_id = w.tenant_id and x.legal_entity_id = w.legal_entity_id
        where w.tenant_id = u.tenant_id and w.user_id = u.id and x.announcement_id = ${id}))`)
  return rows.map((row) => row.id)
}
