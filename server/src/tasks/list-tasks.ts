import { endOfDay, type Page, startOfDay } from '@pietas/contract/kit'
import { inOrderOfTime, type Task, type TaskQuery, type TaskRow, timedTypes } from '@pietas/contract/tasks'
import type { Call } from '../kit/call'
import { type Sql, sql } from '../kit/db/sql'
import type { Json, Tx } from '../kit/db/transaction'
import { listPage } from '../kit/paging'
import { searchedPage } from '../kit/search'
import { askerOf, kindJudgedBy, veiledPage } from './access'
import { isListed } from './lists'
import { taskFacts, taskListFacts } from './queries'
import { foundIn } from './search'

type Listing = Pick<Call, 'actor' | 'grants' | 'tx'> & { query: TaskQuery }

// What comes next stands first, other than in lists of what has been.
const directionOf = ({ sortBy, sortDirection }: TaskQuery): 'ASC' | 'DESC' =>
  sortDirection ?? (sortBy === 'CREATED_AT' || sortBy === 'UPDATED_AT' ? 'DESC' : 'ASC')

/** A page of tasks as the caller may see them. @param legalEntityId of the list; null where it is of all of them. */
export const listTasks = async (
  call: Listing,
  legalEntityId: number | null,
  here: Sql,
): Promise<Json<Page<TaskRow>>> => {
  const sortDirection = directionOf(call.query)
  const where = sql`${here} and ${isListed(call, call.query, legalEntityId)}`
  const facts = taskListFacts(sortDirection)
  const found = foundIn(call, legalEntityId)
  const fields = call.query.fields && [...call.query.fields, ...kindJudgedBy]
  const page = await searchedPage<TaskRow>(call.tx, facts, { ...call.query, fields, sortDirection }, where, found)
  return veiledPage(askerOf(call), page)
}

const mostAtOnce = 500
const inFull = { ...taskListFacts('ASC'), item: taskFacts.item }

/** What takes place on a day, in full and in the order of time, as far as the caller may see it; not what is cancelled. */
export const listDay = async (
  call: Omit<Listing, 'query'>,
  day: string,
): Promise<{ items: Task[]; hasMore: boolean }> => {
  const query = { startDate: startOfDay(day), endDate: endOfDay(day), type: [...timedTypes] }
  const order = { sortBy: 'START_DATE', sortDirection: 'ASC', limit: mostAtOnce } as const
  const where = sql`${isListed(call, { ...query, ...order }, null)} and t.status <> 'CANCELLED'`
  const page = await listPage<Task>(call.tx, inFull, order, where)
  const { items, nextCursor } = page.value()
  // The database knows no hour of what is only due: it puts a pick-up at night behind everything.
  return { items: inOrderOfTime(items), hasMore: nextCursor !== null }
}

/** Those of some tasks that are still to come, in full: as many as a process may reasonably have. */
export const listAhead = async (tx: Tx, where: Sql): Promise<Task[]> => {
  const order = { sortBy: 'START_DATE', sortDirection: 'ASC', limit: mostAtOnce } as const
  return (await listPage<Task>(tx, inFull, order, sql`${where} and t.end_date > now()`)).value().items
}
