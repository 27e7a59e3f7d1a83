import { today } from '@pietas/contract/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TestAnswer, TestClient } from '../kit/testing'
import { aBuriedCase, type Quality, qualityHome } from './testing'

let here: Quality
let processId: number

beforeAll(async () => {
  here = await qualityHome()
  processId = (await aBuriedCase(here, 40)).id
})

const day = today()
type Elsewhere = { legalEntityId?: number }

const calls: Record<string, (client: TestClient, at: Elsewhere) => Promise<TestAnswer>> = {
  evaluation: (client, at) => client.quality.evaluation({ ...at, query: { from: day, to: day } }),
  listIncomplete: (client, at) => client.quality.listIncomplete(at),
  listFollowUps: (client, at) => client.followUps.list(at),
  getFollowUp: (client, at) => client.followUps.get(processId, at),
  createCall: (client, at) => client.followUpCalls.create(processId, { calledOn: day, reached: false }, at),
}

const roles = {
  ...{ ADMINISTRATOR: true, OFFICE_MANAGER: true, QM: true, KPI: false, DISPATCHER: false, ACCOUNTANT: false },
  ...{ GRIEF_COUNSELOR: false, TECHNICAL_SERVICE: false, FUNERAL_PRINTER: false },
} as const

describe.each(Object.entries(roles))('%s may look after quality: %s', (role, may) => {
  test.each(Object.entries(calls))('%s', async (_, call) => {
    const client = await here.home.as(role as keyof typeof roles)
    const answer = await call(client, {})
    if (may) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    else expect(answer).toBeRefused(403, 'FORBIDDEN')
  })
})

test.each(Object.entries(calls))('%s is refused at a house where somebody does not look after it', async (_, call) => {
  expect(await call(here.quirin.client, { legalEntityId: here.home.secondEntityId })).toBeRefused(403)
})
