import { addDays, instantOf, today } from '@pietas/contract/kit'
import { aProcess, createPerson, type FuneralHome, funeralHome, type StaffMember } from '../kit/testing'

export type Quality = {
  home: FuneralHome
  /** An office manager, who opens cases. */
  vera: StaffMember
  /** Who looks after quality, and nothing else. */
  quirin: StaffMember
}

/** A home where somebody looks after quality. */
export const qualityHome = async (): Promise<Quality> => {
  const home = await funeralHome()
  const at = (role: 'OFFICE_MANAGER' | 'QM') =>
    home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [role] }] })
  return { home, vera: await at('OFFICE_MANAGER'), quirin: await at('QM') }
}

type Case = { id: number; clientPersonId: number | null }

/** A case of death, opened over the API. */
export const aCase = async ({ home, vera }: Quality, fields: Record<string, unknown> = {}): Promise<Case> => {
  const dead = await createPerson(vera.client, { deceased: true, deceasedAt: addDays(today(), -1) })
  const client = await createPerson(vera.client, { phone: '+4935814000' })
  const people = { deceasedPersonId: dead.id, clientPersonId: client.id }
  const answer = await vera.client.processes.create(aProcess(home, people, fields))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A case whose funeral was so many days ago. */
export const aBuriedCase = async (
  here: Quality,
  daysAgo: number,
  fields: Record<string, unknown> = {},
): Promise<Case> => {
  const { home, vera } = here
  const opened = await aCase(here, fields)
  const day = addDays(today(), -daysAgo)
  const burial = {
    ...{ status: 'DONE' as const, title: 'Beisetzung', legalEntityId: home.legalEntityId, userId: vera.userId },
    ...{ processId: opened.id, preparationType: 'BURIAL' as const },
    ...{ startDate: instantOf({ day, time: '11:00' }), endDate: instantOf({ day, time: '12:00' }) },
  }
  const planned = await vera.client.tasks.create({ appointment: burial }, { query: { ignoreOverlap: true } })
  if (planned.status !== 201) throw new Error(JSON.stringify(planned.body))
  return opened
}

/** The ids of a list, in its order. */
export const idsIn = ({ status, body }: { status: number; body: { items: { id: number }[] } }): number[] => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.items.map(({ id }) => id)
}
