import { addDays, instantOf } from '@pietas/contract/kit'
import type { TaskStatus } from '@pietas/contract/tasks'
import { sql } from '../../kit/db/sql'
import type { Tx } from '../../kit/db/transaction'
import type { Values } from '../../kit/db/write'
import { type Clock, type DemoHome, insert, pick } from '../../kit/demo'

type House = Pick<DemoHome, 'entityId' | 'planners'> & { clock: Clock; cases: readonly { id: number }[] }

type Told = Values & { status: TaskStatus; createdBy: number; createdAt: string }
type AddTask = (tx: Tx, clock: Clock, task: Told, steps: readonly string[]) => Promise<number>

type Voice = {
  type: 'COMPLAINT' | 'FEEDBACK'
  title: string
  description: string
  comments: string[]
  cause: string
  /** So many days ago. */
  said: number
  /** So many days later it was closed; without it it is open. */
  closedAfter?: number
  /** So many days from today. */
  due: number
  /** Of a case that is done by now nothing is known any more. */
  withoutCase?: true
}

const voices: Voice[] = [
  {
    type: 'COMPLAINT',
    title: 'Rechnung nicht verstanden',
    description: 'Der Sohn fragt nach den Gebühren des Friedhofs.',
    comments: ['Ich habe ihn angerufen und die Gebühren erklärt.', 'Er bekommt die Satzung noch mit der Post.'],
    ...{ cause: 'Abrechnung', said: 5, due: 0 },
  },
  {
    type: 'FEEDBACK',
    title: 'Dank für die Trauerfeier',
    description: 'Die Familie lobt die Musik und die Blumen.',
    comments: ['Habe ich an alle weitergegeben.'],
    ...{ cause: 'Ablauf der Trauerfeier', said: 4, closedAfter: 1, due: 2 },
  },
  {
    type: 'COMPLAINT',
    title: 'Anzeige mit falschem Geburtsjahr',
    description: 'Die Zeitung druckt am Samstag eine Berichtigung.',
    comments: [],
    ...{ cause: 'Kommunikation', said: 3, due: 4 },
  },
  {
    type: 'COMPLAINT',
    title: 'Kranz zu spät geliefert',
    description: 'Der Kranz der Nachbarn lag erst nach der Feier am Grab.',
    comments: ['Die Gärtnerei erstattet den Kranz, die Antwort steht noch aus.'],
    ...{ cause: 'Terminverzug', said: 24, due: 3 },
  },
  {
    type: 'COMPLAINT',
    title: 'Falsche Kerzen aufgestellt',
    description: 'Bestellt waren weiße Kerzen.',
    comments: ['Entschuldigung ausgesprochen, Kerzen nicht berechnet.'],
    ...{ cause: 'Schmuck und Ausstattung', said: 48, closedAfter: 2, due: -45, withoutCase: true },
  },
  {
    type: 'FEEDBACK',
    title: 'Gute Beratung zur Seebestattung',
    description: 'Die Tochter empfiehlt das Haus weiter.',
    comments: [],
    ...{ cause: 'Beratung', said: 83, closedAfter: 1, due: -80, withoutCase: true },
  },
  {
    type: 'COMPLAINT',
    title: 'Überführung eine Stunde später als zugesagt',
    description: 'Das Pflegeheim musste auf den Wagen warten.',
    comments: ['Stau auf der B 99, künftig melden wir uns von unterwegs.'],
    ...{ cause: 'Terminverzug', said: 121, closedAfter: 6, due: -115, withoutCase: true },
  },
  {
    type: 'COMPLAINT',
    title: 'Niemand hat zurückgerufen',
    description: 'Die Witwe hat zweimal um Rückruf gebeten.',
    comments: [],
    ...{ cause: 'Kommunikation', said: 176, closedAfter: 3, due: -172, withoutCase: true },
  },
  {
    type: 'COMPLAINT',
    title: 'Doppelte Position in der Rechnung',
    description: 'Die Träger standen zweimal darin.',
    comments: ['Gutschrift ist geschrieben.'],
    ...{ cause: 'Abrechnung', said: 233, closedAfter: 9, due: -225, withoutCase: true },
  },
]

const instant = (day: string, time: string): string => instantOf({ day, time })

const causesOf = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx.rows<{ id: number; name: string }>(
    sql`select id, name from complaint_causes where not deleted order by id`,
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** What families have said of a house in the last months, what it was about, and what was done about it. */
export const addVoices = async (tx: Tx, house: House, addTask: AddTask): Promise<void> => {
  const causes = await causesOf(tx)
  const { clock, entityId, planners, cases } = house
  for (const [n, voice] of voices.entries()) {
    const { comments, cause, said, closedAfter, due, withoutCase, ...words } = voice
    const day = addDays(clock.today, -said)
    const closed = closedAfter === undefined ? day : addDays(day, closedAfter)
    const taskId = await addTask(
      tx,
      clock,
      {
        ...words,
        legalEntityId: entityId,
        processId: withoutCase ? null : pick(cases, n * 7).id,
        status: closedAfter === undefined ? 'OPEN' : 'DONE',
        complaintCauseId: causes.get(cause) ?? null,
        dueDate: instant(addDays(clock.today, due), '00:00'),
        userId: pick(planners, n + 1),
        createdBy: pick(planners, n),
        createdAt: instant(day, '15:00'),
      },
      [instant(closed, '15:00'), instant(closed, '15:15')],
    )
    for (const [at, content] of comments.entries())
      await insert(tx, 'task_comments', {
        taskId,
        content,
        createdBy: pick(planners, n + at),
        createdAt: instant(addDays(day, 1), `1${at}:30`),
      })
  }
}
