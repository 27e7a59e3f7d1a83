import { dayOf } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { features } from '../app'
import { type Sql, sql } from '../kit/db/sql'
import { clockAt, type Demo } from '../kit/demo'
import { testServer } from '../kit/testing'
import { tellDemo, told } from './load'

test('every feature that has something to tell is asked, once', () => {
  const tellers = features.flatMap((row): Demo[] => ('demo' in row ? [row.demo] : []))
  expect(new Set(told)).toEqual(new Set(tellers))
  expect(told).toHaveLength(tellers.length)
})

test('the story happens around the time at which it is told, whatever day it is', async () => {
  const { house } = await testServer()
  const clock = clockAt(new Date('2021-03-05T13:30:00Z'))
  await house.db.asPlatform((tx) => tellDemo(tx, house, clock))
  const days = await house.db.asPlatform(async (tx) => {
    const span = async (what: Sql): Promise<string[]> => {
      const row = await tx.row<{ first: string; last: string }>(sql`
        select min(at)::timestamptz::text as first, max(at)::timestamptz::text as last from (${what}) found (at)`)
      return [row?.first, row?.last].map((at) => dayOf(new Date(at ?? '').toISOString()))
    }
    const ofDemo = sql`tenant_id in (select id from tenants where slug in ('abendrot', 'morgenlicht'))`
    return {
      died: await span(sql`select deceased_at from persons where ${ofDemo}`),
      opened: await span(sql`select created_at from processes where ${ofDemo}`),
      noted: await span(sql`select created_at from process_notes where ${ofDemo}`),
      laidIn: await span(sql`select created_at from documents where ${ofDemo}`),
      planned: await span(sql`select starts_at from tasks where ${ofDemo} and first_day is null`),
      away: await span(sql`select starts_at from tasks where ${ofDemo} and first_day is not null`),
      inspected: await span(sql`select inspection_due_at from cars where ${ofDemo}`),
    }
  })
  const near = ([first = '', last = '']: string[], from: string, to: string) => first >= from && last <= to
  expect(near(days.died, '2020-09-28', '2021-03-04'), days.died.join()).toBe(true)
  expect(near(days.opened, '2020-09-28', '2021-03-05'), days.opened.join()).toBe(true)
  for (const past of [days.noted, days.laidIn]) expect(near(past, '2021-02-04', '2021-03-05'), past.join()).toBe(true)
  expect(near(days.planned, '2020-10-07', '2021-03-21'), days.planned.join()).toBe(true)
  expect(near(days.away, '2021-01-16', '2021-04-01'), days.away.join()).toBe(true)
  expect(near(days.inspected, '2021-02-24', '2022-04-09'), days.inspected.join()).toBe(true)
})
