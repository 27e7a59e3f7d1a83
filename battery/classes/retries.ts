import { today } from '@pietas/contract/kit'
import type { Known } from '../../server/src/house/arbitraries'
import { aPerson, uniqueName } from '../../server/src/kit/testing/people'
import type { Client } from '../stage/member'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer, Call } from '../wire'
import type { Class } from './class'

type Options = { idempotencyKey: string }

/** Creates a record called like this. */
type Create = (client: Client, known: Known, word: string, options: Options) => Promise<Answer>

const lists = [
  'burialTypes',
  'graveTypes',
  'resources',
  'businessPartnerTypes',
  'templateCategories',
  'productCategories',
  'accounts',
] as const

const creates: Record<string, Create> = {
  // Whoever sounds alike is no duplicate here: the key alone has to tell a retry.
  persons: ({ persons }, _, lastName, options) =>
    persons.create(aPerson({ lastName }), { query: { ignoreDuplicates: true }, ...options }),
  partners: ({ partners }, _, name, options) => partners.create({ name }, options),
  notes: ({ notes }, known, subject, options) => notes.create({ subject, processId: Number(known.processId) }, options),
  tasks: ({ tasks }, { legalEntityId, userId }, title, options) => {
    const whose = { legalEntityId: Number(legalEntityId), userId: Number(userId), dueDate: today() }
    return tasks.create({ basic: { status: 'OPEN', title, ...whose } }, options)
  },
  taskComments: ({ taskComments }, known, content, options) =>
    taskComments.create(Number(known.taskId), { content }, options),
  cars: ({ cars }, _, name, options) => cars.create({ name, licensePlate: 'GR-BA 2' }, options),
  documents: ({ personDocuments }, known, word, options) => {
    const form = { documentLabel: 'PERSON' as const, file: new File([word], `${word}.txt`) }
    return personDocuments.create(Number(known.personId), form, options)
  },
  ...Object.fromEntries(
    lists.map((list): [string, Create] => [list, (client, _, name, options) => client[list].create({ name }, options)]),
  ),
}

const newKey = (): string => `battery-${uniqueName()}`

const same = (tally: Tally, one: Answer, other: Answer): void => {
  const isSame = one.status === other.status && one.bytes.equals(other.bytes)
  tally.count(isSame ? null : `another answer: ${other.bytes.toString().slice(0, 300)}`, other.call)
}

/** The same again, the same many times at once, and something else under the same key. */
const again = async (tally: Tally, client: Client, known: Known, create: Create) => {
  const [word, key] = [uniqueName(), newKey()]
  const first = await create(client, known, word, { idempotencyKey: key })
  if (!tally.expect(first, 201)) return
  for (let n = 0; n < 2; n += 1) same(tally, first, await create(client, known, word, { idempotencyKey: key }))
  tally.expect(await create(client, known, uniqueName(), { idempotencyKey: key }), 409)
}

const atOnce = 6

/** Whoever comes second waits for the first and hears what he has heard. */
const manyAtOnce = async (tally: Tally, client: Client, known: Known, create: Create) => {
  const [word, key] = [uniqueName(), newKey()]
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => create(client, known, word, { idempotencyKey: key })),
  )
  for (const answer of answers) tally.expect(answer, 201)
  for (const answer of answers.slice(1)) same(tally, answers[0] as Answer, answer)
}

/** Somebody whose line broke before he heard the answer asks again, and finds one record and not two. */
const lostAnswer = async (tally: Tally, { wire, boss }: Stage) => {
  const [name, key] = [uniqueName(), newKey()]
  const { tenantId, legalEntityId } = boss.scope
  const call: Call = boss.signed({
    method: 'POST',
    path: `/api/v1/tenants/${tenantId}/legal-entities/${legalEntityId}/business-partners`,
    headers: { 'idempotency-key': key },
    body: JSON.stringify({ name }),
  })
  await Promise.all([wire.abandon(call), wire.abandon(call)])
  const [one, other] = [await wire.send(call), await wire.send(call)]
  if (!tally.expect(one, 201)) return
  same(tally, one, other)
  const { body, call: asked } = await boss.client.partners.list({ query: { query: name } })
  tally.count(body.items.length === 1 ? null : `${body.items.length} records of one`, asked)
}

export const retries: Class = {
  name: 'retries',
  share: 1,
  run: async (stage, tally, pace) => {
    const { client } = stage.boss
    const known = await stage.fill()
    do {
      for (const create of Object.values(creates)) {
        await again(tally, client, known, create)
        await manyAtOnce(tally, client, known, create)
      }
      await lostAnswer(tally, stage)
      const unreadable = await client.partners.create({ name: uniqueName() }, { idempotencyKey: 'mit Leerzeichen' })
      tally.expect(unreadable, 400)
    } while (pace.goesOn())
  },
}
