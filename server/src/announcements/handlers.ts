import {
  type Announcement,
  type AnnouncementReader,
  type announcements,
  checkAnnouncement,
} from '@pietas/contract/announcements'
import { hasPermission } from '@pietas/contract/kit'
import { type Call, type Handlers, pathId, reaches } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import { oneOf } from '../kit/filters'
import { listPage } from '../kit/paging'
import {
  getRecord,
  insertRecord,
  lockRecord,
  orNotFound,
  refuseStale,
  restoreRecord,
  softDelete,
  updateRecord,
  withLinksChanged,
} from '../kit/records'
import { forbidden, refuseIfAny } from '../kit/refusal'
import { anyContains } from '../kit/search'
import { readOf } from '../notifications'
import {
  announcementFacts,
  findRead,
  isAny,
  isOf,
  publishedColumn,
  readerFacts,
  storeEntities,
  storeRead,
} from './queries'
import { tellOf } from './telling'

const right = 'Announcement:CRUD'

const thisOne = (call: Pick<Call, 'params'>): Sql => sql`a.id = ${pathId(call, 'announcementId')} and not a.deleted`

const mayWrite = ({ grants }: Pick<Call, 'grants'>, entities: readonly number[]): boolean =>
  entities.every((id) => hasPermission(grants, right, id))

/** @throws 403 where the right is missing at one of the legal entities that an announcement is for. */
const demandAll = (call: Pick<Call, 'grants'>, entities: readonly number[]): void => {
  if (!mayWrite(call, entities)) throw forbidden()
}

type Asked = Pick<Call, 'tx' | 'actor' | 'grants' | 'params'>

/** What is stored of an announcement; who asks for it has read it or not. */
type Stored = Omit<Announcement, 'isRead'>

const withRead = async (call: Pick<Call, 'tx' | 'actor'>, items: Stored[]): Promise<Announcement[]> => {
  const ids = items.map(({ id }) => id)
  const read = await findRead(call.tx, call.actor.actorId, ids)
  return items.map((item) => ({ ...item, isRead: read.has(item.id) }))
}

const readBy = async (call: Pick<Call, 'tx' | 'actor'>, item: Stored): Promise<Announcement> => {
  const [one] = await withRead(call, [item])
  return orNotFound(one ?? null)
}

/** The announcement as it stands now, when those were told whom it is for. */
const told = async (call: Asked, id: number): Promise<Announcement> => {
  const now = (await getRecord<Stored>(call.tx, announcementFacts, sql`a.id = ${id}`)).value()
  await tellOf(call.tx, now)
  return readBy(call, now)
}

/** One that the caller may read: of a legal entity of his, and there to be read unless he writes it. @throws 404 */
const findReadable = async (call: Asked) => {
  const found = await getRecord<Stored>(
    call.tx,
    { ...announcementFacts, item: `${announcementFacts.item}, ${publishedColumn}` },
    thisOne(call),
  )
  const { isPublishedNow, ...announcement } = found.value() as Stored & { isPublishedNow: boolean }
  const own = announcement.legalEntityIds.filter((id) => reaches(call.actor, id))
  const writes = own.some((id) => hasPermission(call.grants, right, id))
  return orNotFound(own.length > 0 && (isPublishedNow || writes) ? announcement : null)
}

export const announcementHandlers: Handlers<typeof announcements> = {
  list: async (call) => {
    const { query, legalEntityId } = call
    const publication = query.publication?.length ? query.publication : (['PUBLISHED'] as const)
    if (publication.some((state) => state !== 'PUBLISHED')) demandAll(call, [legalEntityId])
    const found = query.filterIds ? oneOf('a.id', query.filterIds) : anyContains('a', ['words'], query.query)
    const where = sql`${isOf(legalEntityId)} and ${isAny(publication)} and ${found}`
    const page = (await listPage<Stored>(call.tx, announcementFacts, query, where)).value()
    return { ...page, items: await withRead(call, page.items) }
  },

  create: async (call) => {
    const { legalEntityIds = [call.legalEntityId], ...fields } = call.body
    refuseIfAny(checkAnnouncement(fields))
    demandAll(call, legalEntityIds)
    const created = await insertRecord<Stored>(call.tx, announcementFacts, fields)
    const { id } = created.value()
    await storeEntities(call.tx, id, legalEntityIds)
    return told(call, id)
  },

  get: async (call) => readBy(call, await findReadable(call)),

  update: async (call) => {
    const { legalEntityIds, ...fields } = call.body
    const where = sql`${thisOne(call)} and ${isOf(call.legalEntityId)}`
    const current = await lockRecord<Stored>(call.tx, announcementFacts, where)
    const before = current.value()
    demandAll(call, [...before.legalEntityIds, ...(legalEntityIds ?? [])])
    refuseStale(call.ifMatch, before)
    refuseIfAny(checkAnnouncement({ ...before, ...fields }))
    await updateRecord(call.tx, announcementFacts, current, withLinksChanged(before, { legalEntityIds }, fields))
    if (legalEntityIds) await storeEntities(call.tx, before.id, legalEntityIds)
    return told(call, before.id)
  },

  delete: async (call) => {
    const where = sql`${thisOne(call)} and ${isOf(call.legalEntityId)}`
    const current = await lockRecord<Stored>(call.tx, announcementFacts, where)
    demandAll(call, current.value().legalEntityIds)
    await softDelete(call.tx, announcementFacts, where)
    return undefined
  },

  restore: async (call) => {
    const where = sql`a.id = ${pathId(call, 'announcementId')} and ${isOf(call.legalEntityId)}`
    demandAll(call, (await getRecord<Stored>(call.tx, announcementFacts, where)).value().legalEntityIds)
    const restored = await restoreRecord<Stored>(call.tx, announcementFacts, where)
    return told(call, restored.value().id)
  },

  read: async (call) => {
    const { id } = await findReadable(call)
    await storeRead(call.tx, id, call.actor.actorId)
    await readOf(call.tx, call.actor.actorId, { announcementId: id })
    return undefined
  },

  listReaders: async (call) => {
    const where = sql`${thisOne(call)} and ${isOf(call.legalEntityId)}`
    const { id } = (await getRecord<Stored>(call.tx, announcementFacts, where)).value()
    return listPage<AnnouncementReader>(call.tx, readerFacts, call.query, sql`r.announcement_id = ${id}`)
  },
}
