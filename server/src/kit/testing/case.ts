import { type FuneralHome, funeralHome } from './funeral-home'
import { aProcess, createPerson } from './people'
import type { TestClient } from './server'

export type OpenCase = {
  home: FuneralHome
  client: TestClient
  processId: number
  deceasedId: number
  widowId: number
}

/** A home with the case of Karl, opened by his widow Erna, in the hands of an office manager. */
export const anOpenCase = async (fields: Record<string, unknown> = {}): Promise<OpenCase> => {
  const home = await funeralHome()
  const client = await home.as('OFFICE_MANAGER')
  const karl = await createPerson(client, { firstName: 'Karl', lastName: 'Krause', dateOfBirth: '1940-01-01' })
  const erna = await createPerson(client, { firstName: 'Erna', lastName: 'Krause', phone: '03581100' })
  const people = { deceasedPersonId: karl.id, clientPersonId: erna.id }
  const opened = await client.processes.create(aProcess(home, people, fields))
  if (opened.status !== 201) throw new Error(`process refused: ${JSON.stringify(opened.body)}`)
  return { home, client, processId: opened.body.id, deceasedId: karl.id, widowId: erna.id }
}
