import { sql } from '../kit/db/sql'
import type { Tx } from '../kit/db/transaction'
import { ago, type Clock, type Demo, type DemoHome } from '../kit/demo'

/** So long ago each was told, in minutes: some just now, some this morning, some days ago. */
const ages = [4, 55, 170, 60 * 9, 60 * 26, 60 * 75, 60 * 120, 60 * 200]
/** The later ones have been read. */
const unread = 4

type Target = { id: number; title: string }

const tellOf = async (tx: Tx, clock: Clock, receiverId: number, authorId: number): Promise<void> => {
  const tasks = await tx.rows<Target>(sql`
    select t.id, t.title from tasks t where t.user_id = ${receiverId} and t.type not in ('PRIVATE')
      and t.first_day is null order by t.starts_at desc nulls last, t.id limit ${ages.length}`)
  for (const [at, { id, title }] of tasks.entries()) {
    const occasion = at % 3 === 1 ? 'TASK_COMMENTED' : 'TASK_ASSIGNED'
    const told = ago(clock, ages[at] ?? 0)
    await tx.run(sql`
      insert into notifications (receiver_id, occasion, subject, task_id, created_by, created_at, read_at)
      values (${receiverId}, ${occasion}, ${title}, ${id}, ${authorId}, ${told}, ${at < unread ? null : told})`)
  }
}

const tellHome = async (tx: Tx, clock: Clock, { staff, planners }: DemoHome): Promise<void> => {
  for (const receiverId of new Set([...staff, ...planners])) {
    const authorId = planners.find((id) => id !== receiverId)
    if (authorId) await tellOf(tx, clock, receiverId, authorId)
  }
}

/** What the people of the demo have been told of their tasks. */
export const demo: Demo = async ({ tx, clock, homes }) => {
  for (const home of homes) await tellHome(tx, clock, home)
}
