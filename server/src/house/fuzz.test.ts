import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { funeralHome, newAddress, platformUser, request, type StaffMember } from '../kit/testing'
import type { Known } from './arbitraries'
import { judgeOf } from './documented'
import { makeKnown, makePapers } from './known'
import { type Document, operationsOf, type Shot, sendable, shotAt } from './shots'

// Each time others: many small runs find as much as a long one. One number leads to the same requests again; it is
// printed when a property fails.
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const numRuns = Number(process.env.FUZZ_RUNS ?? 25)

const statuses = new Map<number, number>()

type Cast = { known: Known; callers: (StaffMember | null)[] }

/** A home of its own for each operation: whatever the requests do to it, the next one finds everything in order. */
const cast = async (): Promise<Cast> => {
  const home = await funeralHome()
  const boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  const clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
  const newcomer = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
  const victim = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['QM'] }] })
  const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  const superAdministrator = await platformUser('super-administrator', home.tenantId)
  const papers = await makePapers(boss.client, 'Probe', true)
  const known = await makeKnown(boss.client, home, victim.userId, 'Probe', papers)
  return { known, callers: [boss, boss, clerk, newcomer, stranger, superAdministrator, null] }
}

const document = (await request('GET', '/api/v1/openapi.json')).body as Document

describe.each(operationsOf(document))('$name', (described) => {
  test('answers whatever is sent as it is documented', { timeout: 120_000 }, async () => {
    const { callers, known } = await cast()
    const faultOf = judgeOf(document, described.operation)
    const shoot = async (shot: Shot): Promise<void> => {
      const caller = callers[shot.caller] ?? null
      const { method, path, headers, body } = sendable(described, shot)
      const answer = await request(method, path, {
        headers: { 'x-forwarded-for': newAddress(), ...headers },
        body,
        ...(caller ? { cookie: caller.cookie } : {}),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(answer) ?? (answer.status >= 500 ? `${answer.status} in a quiet house` : null)
      if (fault) throw new Error(fault)
    }
    await fc.assert(fc.asyncProperty(shotAt(described.operation, known, callers.length), shoot), {
      seed,
      numRuns,
      interruptAfterTimeLimit: 20_000,
    })
  })
})

afterAll(() => {
  // Only a fuzz that gets through the door has tried anything.
  for (const status of [200, 201, 400, 401, 403, 404])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
})
