import type { Known } from '../../server/src/house/arbitraries'
import type { Client } from '../stage/member'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer } from '../wire'
import type { Class } from './class'

type Options = { ifMatch?: number }

/** Changes one text of one record. */
type Change = (client: Client, known: Known, text: string, options?: Options) => Promise<Answer>

const lists = [
  ['burialTypes', 'burialTypeId'],
  ['graveTypes', 'graveTypeId'],
  ['cars', 'carId'],
  ['resources', 'resourceId'],
  ['businessPartnerTypes', 'businessPartnerTypeId'],
  ['templateCategories', 'templateCategoryId'],
  ['productCategories', 'productCategoryId'],
] as const

const numberOf = (known: Known, name: string): number => Number(known[name])

const changes: Record<string, Change> = {
  persons: ({ persons }, known, city, options) => persons.update(numberOf(known, 'personId'), { city }, options),
  partners: ({ partners }, known, name, options) =>
    partners.update(numberOf(known, 'businessPartnerId'), { name }, options),
  processes: ({ processes }, known, graveNumber, options) =>
    processes.update(numberOf(known, 'processId'), { graveNumber }, options),
  notes: ({ notes }, known, subject, options) => notes.update(numberOf(known, 'noteId'), { subject }, options),
  tasks: ({ tasks }, known, title, options) =>
    tasks.update(numberOf(known, 'taskId'), { appointment: { title } }, { query: { ignoreOverlap: true }, ...options }),
  documents: ({ documents }, known, fileName, options) =>
    documents.update(String(known.accessToken), { fileName }, options),
  dispositionNotes: ({ dispositionNotes }, known, noteText, options) =>
    dispositionNotes.update(String(known.noteDate), { noteText }, options),
  users: ({ users }, known, lastName, options) => users.update(numberOf(known, 'userId'), { lastName }, options),
  ...Object.fromEntries(
    lists.map(([list, id]): [string, Change] => [
      list,
      (client, known, name, options) => client[list].update(numberOf(known, id), { name }, options),
    ]),
  ),
}

const atOnce = 6

/** Of many who know the same version one may win, and everybody else has to learn what is there now. */
const race = async (
  tally: Tally,
  { client }: Stage['boss'],
  known: Known,
  name: string,
  change: Change,
  word: string,
) => {
  const first = await change(client, known, `${word} Anfang`)
  if (!tally.expect(first, 200)) return
  const { version } = first.body
  const words = Array.from({ length: atOnce }, (_, at) => `${word} ${at}`)
  const answers = await Promise.all(words.map((text) => change(client, known, text, { ifMatch: version })))
  const winners = answers.filter(({ status }) => status === 200)
  tally.count(winners.length === 1 ? null : `${name}: ${winners.length} of ${atOnce} have won`, first.call)
  const [winner] = winners
  if (!winner) return
  const isNext = winner.body.version === version + 1
  tally.count(isNext ? null : `${name}: version ${version} became ${winner.body.version}`, winner.call)
  for (const loser of answers.filter((answer) => answer !== winner))
    if (tally.expect(loser, 412)) {
      const current = loser.body.current?.version
      tally.count(current === winner.body.version ? null : `${name}: is told of version ${current}`, loser.call)
    }
  // Had anybody slipped in after the winner, this would be too late.
  tally.expect(await change(client, known, `${word} Ende`, { ifMatch: winner.body.version }), 200)
  tally.expect(await change(client, known, `${word} zu spät`, { ifMatch: version }), 412)
}

const fields = ['birthName', 'placeOfBirth', 'notes', 'street', 'zipCode', 'city', 'profession', 'nationality']

/** Who counts on nothing but his own field takes nothing from anybody. */
const sideBySide = async (tally: Tally, { client }: Stage['boss'], known: Known, word: string) => {
  const id = numberOf(known, 'personId')
  const before = await client.persons.get(id)
  const answers = await Promise.all(fields.map((field) => client.persons.update(id, { [field]: `${field} ${word}` })))
  for (const answer of answers) tally.expect(answer, 200)
  const after = await client.persons.get(id)
  for (const field of fields)
    tally.count(after.body[field] === `${field} ${word}` ? null : `${field} is lost: ${after.body[field]}`, after.call)
  const counted = after.body.version - before.body.version
  tally.count(counted === fields.length ? null : `${fields.length} changes counted as ${counted}`, after.call)
}

export const lostUpdates: Class = {
  name: 'lost-updates',
  share: 1,
  run: async (stage, tally, pace) => {
    const known = await stage.fill()
    do {
      for (const [name, change] of Object.entries(changes).slice(0, pace.isBrief ? 5 : undefined))
        await race(tally, stage.boss, known, name, change, `${stage.mark} ${pace.round}`)
      await sideBySide(tally, stage.boss, known, String(pace.round))
    } while (pace.goesOn())
  },
}
