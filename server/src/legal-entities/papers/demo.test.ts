import { cleanRichText } from '@pietas/contract/kit'
import { expect, test } from 'vitest'
import { clockAt, type DemoHome } from '../../kit/demo'
import { funeralHome, testServer } from '../../kit/testing'
import { demo } from './demo'

test('a home of the demo has something of all that it keeps for its papers, as the API answers it', async () => {
  const home = await funeralHome()
  const { house } = await testServer()
  const { tenantId, legalEntityId: entityId } = home
  const clock = clockAt(new Date('2021-03-05T13:30:00Z'))
  await home.inTenant((tx) => demo({ tx, house, clock, tenantId, homes: [{ entityId } as DemoHome] }))
  const boss = await home.asTenant('ADMINISTRATOR')

  const sections = (await boss.documentSections.list()).body.items
  expect(sections).toHaveLength(5)
  for (const { content } of sections) expect(cleanRichText(content)).toBe(content)
  const ranges = (await boss.numberRanges.list()).body.items
  expect(ranges.map(({ prefix }: { prefix: string }) => prefix)).toEqual(
    ['AN', 'AB', 'RE', 'GS', 'ZE'].map((word) => `${word}-2021-`),
  )
  expect((await boss.billingDueRules.list()).body.items).toHaveLength(4)
  const templates = (await boss.accountingDocumentTemplates.list()).body.items
  expect(templates.map(({ name }: { name: string }) => name)).toEqual(['Briefbogen', 'Für die Akte'])
})
