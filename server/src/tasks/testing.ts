import { addDays, instantOf, today } from '@pietas/contract/kit'
import type { NewTask } from '@pietas/contract/tasks'
import { type FuneralHome, funeralHome, type StaffMember, type TestAnswer, type TestClient } from '../kit/testing'

/** The day on which the stories take place: far enough from today that nothing of today is in the way. */
export const storyDay = addDays(today(), 30)

/** An instant of that day, or of one some days later, by the clock on a wall in Berlin. */
export const at = (time: string, days = 0): string => instantOf({ day: addDays(storyDay, days), time })

export type Planning = {
  home: FuneralHome
  /** An office manager, who lists and plans everything. */
  vera: StaffMember
  /** A technician, who plans and does, but sees only what he has a part in. */
  tom: StaffMember
}

/** A home where somebody plans and somebody works. */
export const planning = async (): Promise<Planning> => {
  const home = await funeralHome()
  const vera = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const tom = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
  return { home, vera, tom }
}

type Fields = Record<string, unknown>

const place = (name: string) => ({ name, city: 'Görlitz' })

/** What a new task of each kind has to say, so that only the story's own fields stand in the story. */
export const aTask = (type: keyof NewTask, legalEntityId: number, userId: number, fields: Fields = {}): NewTask => {
  const common = { status: 'OPEN', title: 'Trauergespräch', legalEntityId, userId }
  const due = { dueDate: storyDay }
  const own: Record<keyof NewTask, Fields> = {
    basic: due,
    appointment: { startDate: at('10:00'), endDate: at('11:00') },
    work: { ...due, startDate: at('10:00'), endDate: at('11:00') },
    transportation: { ...due, address: place('Klinikum'), destination: place('Feierhalle') },
    complaint: due,
    feedback: due,
    private: due,
    vacation: { startDate: storyDay, endDate: addDays(storyDay, 2) },
    sickDay: { startDate: storyDay, endDate: storyDay },
    schoolAbsence: { startDate: storyDay, endDate: storyDay },
  }
  return { [type]: { ...common, ...own[type], ...fields } } as NewTask
}

const accepted = (answer: TestAnswer) => {
  if (answer.status >= 300) throw new Error(`task refused: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Plans a task over the API, whatever is in its way. @returns the answered record. */
export const plan = async (
  { home, tom }: Planning,
  client: TestClient,
  type: keyof NewTask,
  fields: Fields = {},
): Promise<{ id: number; version: number; subTasks: { id: number; title: string; done: boolean }[] } & Fields> =>
  accepted(
    await client.tasks.create(aTask(type, home.legalEntityId, tom.userId, fields), { query: { ignoreOverlap: true } }),
  )

/** The ids of a list, in its order. */
export const idsOf = (answer: TestAnswer): number[] =>
  (accepted(answer).items as { id: number }[]).map((item) => item.id)
