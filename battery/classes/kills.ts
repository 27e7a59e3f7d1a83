import { aPerson, uniqueName } from '../../server/src/kit/testing/people'
import type { Stage } from '../stage/stage'
import type { Tally } from '../tally'
import type { Answer } from '../wire'
import type { Class } from './class'

/** So many records make it worth while. */
const enough = 40

const anyway = { query: { ignoreDuplicates: true } }

/** What the server has said it keeps. */
type Acknowledged = { persons: Map<number, string>; texts: Map<string, string>; versions: Map<number, number> }

type Writer = (acknowledged: Acknowledged, n: number) => Promise<Answer>

const writersOf = ({ boss: { client }, mark }: Stage, personId: number, own: number): Writer[] => [
  async ({ persons }, _) => {
    const person = aPerson({ city: mark })
    const answer = await client.persons.create(person, anyway)
    if (answer.status === 201) persons.set(answer.body.id, person.lastName)
    return answer
  },
  async ({ texts }, n) => {
    const text = `${uniqueName()} ${n} `.repeat(5000)
    const file = new File([text], `${n}.txt`)
    const answer = await client.personDocuments.create(personId, { documentLabel: 'PERSON', file })
    if (answer.status === 201) texts.set(answer.body.accessToken, text)
    return answer
  },
  async ({ versions }, n) => {
    const answer = await client.persons.update(own, { city: mark, notes: `Stand ${n}` })
    if (answer.status === 200) versions.set(own, answer.body.version)
    return answer
  },
]

/** One round: writers at work until the server is killed. */
type Round = { tally: Tally; acknowledged: Acknowledged; strike: () => void; isKilled: () => boolean }

/** Writes until the server is gone. */
const writeOn = async ({ tally, acknowledged, strike, isKilled }: Round, writer: Writer): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const answer = await writer(acknowledged, n).catch(() => null)
    if (answer === null) return tally.count(isKilled() ? null : 'no answer, and nobody has killed anything', 'a write')
    // A database that goes first leaves a server that says so.
    if (answer.status === 503 && isKilled()) continue
    if (!tally.expect(answer, 200, 201)) return
    if (acknowledged.persons.size + acknowledged.texts.size >= enough) strike()
  }
}

/** Everything that was acknowledged has to be there, and whole. */
const look = async (tally: Tally, { boss: { client } }: Stage, acknowledged: Acknowledged): Promise<void> => {
  for (const [id, lastName] of acknowledged.persons) {
    const answer = await client.persons.get(id)
    if (!tally.expect(answer, 200)) continue
    tally.count(answer.body.lastName === lastName ? null : `is called ${answer.body.lastName} now`, answer.call)
  }
  for (const [token, text] of acknowledged.texts) {
    const answer = await client.documents.content(token)
    if (!tally.expect(answer, 200)) continue
    tally.count(answer.bytes.toString() === text ? null : 'is another text now', answer.call)
  }
  for (const [id, version] of acknowledged.versions) {
    const answer = await client.persons.get(id)
    if (!tally.expect(answer, 200)) continue
    tally.count(answer.body.version >= version ? null : `is back at version ${answer.body.version}`, answer.call)
  }
}

/** Of every document that is there, also of those nobody was told of, the whole file is. */
const lookForHalves = async (tally: Tally, { boss: { client } }: Stage, personId: number): Promise<void> => {
  const listed = await client.personDocuments.list(personId, { query: { limit: 500 } })
  if (!tally.expect(listed, 200)) return
  for (const { accessToken, size } of listed.body.items) {
    const answer = await client.documents.content(accessToken)
    if (!tally.expect(answer, 200)) continue
    tally.count(answer.bytes.length === size ? null : `has ${answer.bytes.length} of ${size} bytes`, answer.call)
  }
}

export const kills: Class = {
  name: 'kills',
  share: 2,
  run: async (stage, tally, pace) => {
    const { killing, boss } = stage
    if (!killing) return tally.leaveOut('everything: the process is not named (--pid, --start)')
    do {
      const acknowledged: Acknowledged = { persons: new Map(), texts: new Map(), versions: new Map() }
      const { body: person } = await boss.client.persons.create(aPerson(), anyway)
      const { body: own } = await boss.client.persons.create(aPerson(), anyway)
      let killed: Promise<void> | undefined
      const strike = (): void => {
        killed ??= killing.kill(pace.round)
      }
      const round = { tally, acknowledged, strike, isKilled: () => killed !== undefined }
      const writers = writersOf(stage, person.id, own.id)
      await Promise.all([...writers, ...writers].map((writer) => writeOn(round, writer)))
      // Nobody got as far: what stood in the way is counted.
      if (!killed) return
      await killed
      await killing.restart()
      await look(tally, stage, acknowledged)
      await lookForHalves(tally, stage, person.id)
    } while (pace.goesOn())
  },
}
