import { expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { anOpenCase, createPerson, testServer } from '../../kit/testing'

type Mail = { recipient: string; subject: string; text: string }

const mailsTo = async (recipients: string[]): Promise<Mail[]> => {
  const { house } = await testServer()
  return house.db.asPlatform((tx) =>
    tx.rows<Mail>(
      sql`select recipient, subject, text from mails where recipient = any(${recipients}::text[]) order by id`,
    ),
  )
}

const aCaseWithGuests = async () => {
  const at = await anOpenCase()
  const [first, second] = ['berta', 'carl'].map((name) => `${name}-${at.home.tenantId}@post.example`) as [
    string,
    string,
  ]
  const berta = await createPerson(at.client, { firstName: 'Berta', lastName: 'Blum', email: first })
  const carl = await createPerson(at.client, {
    ...{ firstName: 'Carl', lastName: 'Groß', contactDetails: [{ type: 'EMAIL', value: second }] },
  })
  return { ...at, berta: berta.id, carl: carl.id, first, second }
}

test('a guest of the portal is written to once, as soon as the portal is wanted', async () => {
  const { client, processId, berta, carl, first, second } = await aCaseWithGuests()
  await client.processes.update(processId, { platformAccessInvitedPersonIds: [berta] })
  expect(await mailsTo([first, second])).toEqual([])
  await client.processes.update(processId, { platformAccessRequested: true })
  const [mail] = await mailsTo([first, second])
  expect(mail).toMatchObject({ recipient: first, subject: 'Haus Eins: Einladung zum Kundenportal' })
  expect(mail?.text).toContain('Guten Tag Berta Blum')
  expect(mail?.text).toContain('Abschied von Karl Krause')
  await client.processes.update(processId, { platformAccessInvitedPersonIds: [berta, carl], graveNumber: '1' })
  await client.processes.update(processId, { graveNumber: '2' })
  expect((await mailsTo([first, second])).map(({ recipient }) => recipient)).toEqual([first, second])
  const { items } = (await client.processHistory.list(processId)).body
  expect(JSON.stringify(items)).not.toContain('invitedAt')
})

test('whoever is taken over into an additional process is not written to again', async () => {
  const { client, processId, berta, first } = await aCaseWithGuests()
  await client.processes.update(processId, { platformAccessRequested: true, platformAccessInvitedPersonIds: [berta] })
  const copy = await client.processes.copy(processId, {})
  expect(copy.body.platformAccessInvitedPersonIds).toEqual([berta])
  expect(await mailsTo([first])).toHaveLength(1)
})

test('a refused change invites nobody, and the deceased is no guest', async () => {
  const { client, processId, deceasedId, berta, first } = await aCaseWithGuests()
  const guests = { platformAccessRequested: true, platformAccessInvitedPersonIds: [berta] }
  expect((await client.processes.update(processId, { ...guests, graveOwnerId: 999_999 })).status).toBe(400)
  await client.persons.update(deceasedId, { email: 'karl@post.example' })
  const refused = await client.processes.update(processId, {
    ...guests,
    platformAccessInvitedPersonIds: [berta, deceasedId],
  })
  expect(refused).toBeRefused(400, {
    field: 'platformAccessInvitedPersonIds',
    message: 'process.validation.deceased-is-no-guest',
  })
  expect(await mailsTo([first])).toEqual([])
  expect((await client.processes.update(processId, guests)).status).toBe(200)
})
