import { describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import { aProcess, createPerson, testServer } from '../../kit/testing'
import { aDesk, chip, made } from '../testing'

/** A second case of the same house, with a letter and a document of its own. */
const twoCases = async () => {
  const desk = await aDesk()
  const { home, client, widowId } = desk
  const deceased = await createPerson(client, { firstName: 'Otto', lastName: 'Wolf', dateOfBirth: '1938-05-05' })
  const people = { deceasedPersonId: deceased.id, clientPersonId: widowId }
  const { id: processId } = made(await client.processes.create(aProcess(home, people)))
  const file = new File(['Inhalt'], 'Urkunde.txt')
  const paper = made(await client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file }))
  return { ...desk, other: { processId: processId as number, paper } }
}

describe('a letter of another case', () => {
  test('is not there under the address of this one', async () => {
    const { client, letter, other } = await twoCases()
    const { id } = await letter()
    const { processId } = other
    for (const answer of [
      await client.correspondence.get(processId, id),
      await client.correspondence.update(processId, id, { subject: 'Anders' }),
      await client.correspondence.delete(processId, id),
      await client.correspondence.restore(processId, id),
      await client.correspondence.sendAgain(processId, id),
    ])
      expect(answer).toBeRefused(404)
  })

  test('is not printed with those of this one, and neither is half of what was asked for', async () => {
    const { client, letter, processId, other } = await twoCases()
    const { id } = await letter({ state: 'FINAL' })
    const print = (of: number, ids: number[]) => client.correspondence.print(of, { query: { ids: ids.join() } })
    expect((await print(processId, [id])).status).toBe(200)
    expect(await print(other.processId, [id])).toBeRefused(404)
    expect(await print(processId, [id, 999_999])).toBeRefused(404)
  })
})

test('a mail takes no documents along that another case has, that are deleted, or that no mailbox takes', async () => {
  const { client, processId, write, free, other, home } = await twoCases()
  const mail = (attachmentIds: number[], state = 'DRAFT') =>
    write({
      ...{ channel: 'EMAIL', subject: 'Betreff', content: '<p>Text</p>', recipients: [free] },
      ...{ attachmentIds, state },
    })
  const unknown = { field: 'attachmentIds', message: 'common.validation-unknown-reference' }
  expect(await mail([other.paper.id])).toBeRefused(400, unknown)
  const add = async (name: string) =>
    made(
      await client.processDocuments.create(processId, {
        ...{ documentLabel: 'PROCESS_OTHER', file: new File([name], name) },
      }),
    )
  const gone = await add('Weg.txt')
  expect((await client.documents.delete(gone.accessToken)).status).toBe(204)
  expect(await mail([gone.id])).toBeRefused(400, unknown)
  const large = await add('Groß.txt')
  await home.inTenant((tx) => tx.run(sql`update documents set size = ${21 * 1024 * 1024} where id = ${large.id}`))
  expect((await mail([large.id])).status).toBe(201)
  expect(await mail([large.id], 'FINAL')).toBeRefused(400, {
    ...{ field: 'attachmentIds', message: 'letter.validation.attachments' },
  })
})

describe('a draft', () => {
  test('that was thrown away is changed no more', async () => {
    const { client, letter, processId } = await aDesk()
    const { id } = await letter()
    expect((await client.correspondence.delete(processId, id)).status).toBe(204)
    expect(await client.correspondence.update(processId, id, { subject: 'Anders' })).toBeRefused(404)
  })

  test('that is finished without an address of the one whom it is for stays one', async () => {
    const { client, write, widow, processId, settle } = await aDesk()
    const [{ id }] = made(await write({ content: '<p>Text</p>', subject: 'Betreff', recipients: [widow] })).items
    const finish = (more: object = {}) => client.correspondence.update(processId, id, { state: 'FINAL', ...more })
    expect(await finish()).toBeRefused(400, {
      ...{ field: 'recipient.address', message: 'letter.validation.address-required' },
    })
    expect(await finish({ channel: 'EMAIL' })).toBeRefused(400, {
      ...{ field: 'recipient.email', message: 'letter.validation.email-required' },
    })
    await settle()
    expect((await finish()).status).toBe(200)
  })

  test('goes to nobody who is on no record', async () => {
    const { write } = await aDesk()
    expect(await write({ recipients: [{ type: 'PARTNER', id: 999_999 }] })).toBeRefused(400, {
      ...{ field: 'recipients.0.id', message: 'common.validation-unknown-reference' },
    })
  })

  test('by a template that is gone is not begun', async () => {
    const { boss, template, write, free } = await aDesk()
    const { id } = await template()
    expect((await boss.templates.delete(id)).status).toBe(204)
    expect(await write({ templateId: id, recipients: [free] })).toBeRefused(400, {
      ...{ field: 'templateId', message: 'common.validation-unknown-reference' },
    })
  })

  test('is not printed as it was before somebody changed it', async () => {
    const { client, letter, processId } = await aDesk()
    const { id } = await letter()
    const { paper } = (await testServer()).house
    const { print } = paper
    // Changed while the printer is at work: whoever finishes has read the letter by then, and has not written it yet.
    paper.print = async (jobs) => {
      paper.print = print
      made(await client.correspondence.update(processId, id, { content: '<p>Anders</p>' }))
      return print(jobs)
    }
    expect(await client.correspondence.update(processId, id, { state: 'FINAL' })).toBeRefused(412)
    expect(made(await client.correspondence.get(processId, id))).toMatchObject({
      ...{ state: 'DRAFT', content: '<p>Anders</p>' },
    })
  })

  test('goes without a document that was deleted, and takes it along again with its return', async () => {
    const { client, letter, processId } = await aDesk()
    const file = new File(['Inhalt'], 'Urkunde.txt')
    const paper = made(await client.processDocuments.create(processId, { documentLabel: 'PROCESS_OTHER', file }))
    const { id } = await letter({ channel: 'EMAIL', attachmentIds: [paper.id] })
    const changed = async (subject: string) =>
      made(await client.correspondence.update(processId, id, { subject })).attachmentIds
    expect(await changed('Eins')).toEqual([paper.id])
    expect((await client.documents.delete(paper.accessToken)).status).toBe(204)
    expect(await changed('Zwei')).toEqual([])
    expect((await client.documents.restore(paper.accessToken)).status).toBeLessThan(300)
    expect(await changed('Drei')).toEqual([paper.id])
  })
})

test('the list of a house holds the letters of that one alone, also for who asks for them by id', async () => {
  const { letter, boss, home } = await aDesk()
  const { id } = await letter()
  const at = { legalEntityId: home.secondEntityId }
  expect(made(await boss.correspondence.listOfEntity({ ...at })).items).toEqual([])
  expect(made(await boss.correspondence.listOfEntity({ ...at, query: { filterIds: [id] } })).items).toEqual([])
  expect(made(await boss.correspondence.listOfEntity({ query: { filterIds: [id] } })).items).toHaveLength(1)
})

test('who only reads cases writes nothing, and does not read the templates by a preview', async () => {
  const { home, letter, template, free, processId } = await aDesk()
  const { id } = await letter()
  const { id: templateId } = await template({ content: `<p>${chip('deceased.lastName')}</p>` })
  const { client } = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['TECHNICAL_SERVICE'] }] })
  expect((await client.correspondence.list(processId)).status).toBe(200)
  for (const answer of [
    await client.correspondence.create(processId, { content: '<p>Text</p>', recipients: [free as never] }),
    await client.correspondence.update(processId, id, { subject: 'Anders' }),
    await client.correspondence.delete(processId, id),
    await client.correspondence.preview({ processId, templateId }),
  ])
    expect(answer).toBeRefused(403)
})
