import { createSocket, type Socket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import { decode, encode, type Question } from 'dns-packet'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { funeralHome, platformUser, testServer, uniqueName } from '../kit/testing'

/** What the name server of these tests knows: texts by name. */
const zone = new Map<string, string[]>()
let isSilent = false
let nameServer: Socket

beforeAll(async () => {
  nameServer = createSocket('udp4')
  nameServer.on('message', (message, { port, address }) => {
    if (isSilent) return
    const { id = 0, questions = [] } = decode(message)
    const [{ name }] = questions as [Question]
    const texts = zone.get(name)
    const answers = (texts ?? []).map((data) => ({ type: 'TXT' as const, name, ttl: 0, data: [data] }))
    // 3 = there is no such name.
    const flags = texts ? 0 : 3
    nameServer.send(encode({ type: 'response', id, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
  await testServer({ DNS_SERVERS: `127.0.0.1:${(nameServer.address() as AddressInfo).port}` })
})
afterAll(() => new Promise<void>((resolve) => nameServer.close(() => resolve())))
beforeEach(() => {
  isSilent = false
  zone.clear()
})

const aDomain = () => `${uniqueName().toLowerCase()}.example.de`

const withDomain = async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const { body } = await client.tenants.addDomain({ domain: aDomain() })
  return { home, client, domain: body }
}

test('a domain is added, listed with its line of DNS, and taken away', async () => {
  const { client, domain } = await withDomain()
  expect(domain).toMatchObject({ verified: false, checkedAt: null })
  expect(domain.dnsRecord).toMatchObject({ type: 'TXT', name: `_pietas-challenge.${domain.domain}` })
  expect(domain.dnsRecord.value).toMatch(/^pietas-verification=[\w-]{20,}$/)
  expect((await client.tenants.listDomains({ query: { count: true } })).body).toMatchObject({
    items: [domain],
    total: 1,
  })
  expect((await client.tenants.getDomain(domain.id)).body).toEqual(domain)
  expect((await client.tenants.deleteDomain(domain.id)).status).toBe(204)
  expect(await client.tenants.getDomain(domain.id)).toBeRefused(404)
  expect(await client.tenants.deleteDomain(domain.id)).toBeRefused(404)
})

test('two who add the same domain at once both have it', async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const domain = aDomain()
  const answers = await Promise.all([1, 2, 3, 4].map(() => client.tenants.addDomain({ domain })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('what DNS cannot hold is refused before anybody asks for it', async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const long = `${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(59)).join('.')}.de`
  // Sixty signs as they are written are more than a label may have as DNS writes them.
  for (const domain of [`${'ä'.repeat(60)}.de`, long])
    expect(await client.tenants.addDomain({ domain })).toBeRefused(400, { field: 'domain', message: 'invalidDomain' })
})

test('a domain that the tenant has stays as it is; it belongs to one tenant', async () => {
  const { client, domain } = await withDomain()
  expect((await client.tenants.addDomain({ domain: domain.domain.toUpperCase() })).body).toEqual(domain)
  const other = await platformUser('super-administrator', (await funeralHome()).tenantId)
  expect(await other.client.tenants.addDomain({ domain: domain.domain })).toBeRefused(409, {
    field: 'domain',
    message: 'common.validation-not-unique',
  })
  expect(await other.client.tenants.getDomain(domain.id)).toBeRefused(404)
  expect(await other.client.tenants.deleteDomain(domain.id)).toBeRefused(404)
  expect(await other.client.tenants.verifyDomain(domain.id)).toBeRefused(404)
})

test.each(['', 'localhost', 'a b.de', '-a.de', 'a..de', 'http://a.de', 'a.de/x', '127.0.0.1', `${'a'.repeat(64)}.de`])(
  '%j is no domain',
  async (domain) => {
    const home = await funeralHome()
    const { client } = await platformUser('super-administrator', home.tenantId)
    expect(await client.tenants.addDomain({ domain })).toBeRefused(400, { field: 'domain', message: 'invalidDomain' })
  },
)

test('umlauts are kept as the name system writes them', async () => {
  const home = await funeralHome()
  const { client } = await platformUser('super-administrator', home.tenantId)
  const word = uniqueName().toLowerCase()
  expect((await client.tenants.addDomain({ domain: `müller-${word}.de` })).body.domain).toMatch(
    new RegExp(`^xn--mller-${word}-[a-z\\d]+\\.de$`),
  )
})

test('a domain is verified by its own line, and no more once the line is gone', async () => {
  const { client, domain } = await withDomain()
  const check = async () => (await client.tenants.verifyDomain(domain.id)).body.verified
  expect(await check()).toBe(false)
  zone.set(domain.dnsRecord.name, ['v=spf1 -all', 'pietas-verification=of-somebody-else'])
  expect(await check()).toBe(false)
  zone.set(domain.dnsRecord.name, ['v=spf1 -all', domain.dnsRecord.value])
  expect(await check()).toBe(true)
  const { body } = await client.tenants.getDomain(domain.id)
  expect(body).toMatchObject({ verified: true, checkedAt: expect.any(String) })
  zone.clear()
  expect(await check()).toBe(false)
})

test('while no name server answers nothing is said about a domain', async () => {
  const { client, domain } = await withDomain()
  zone.set(domain.dnsRecord.name, [domain.dnsRecord.value])
  await client.tenants.verifyDomain(domain.id)
  isSilent = true
  expect(await client.tenants.verifyDomain(domain.id)).toBeRefused(503, 'UNAVAILABLE')
  expect((await client.tenants.getDomain(domain.id)).body.verified).toBe(true)
})

test('the platform reads domains, a super-administrator alone changes them, and staff do neither', async () => {
  const { home, domain } = await withDomain()
  const { client: helper } = await platformUser('supporter', home.tenantId)
  expect((await helper.tenants.getDomain(domain.id)).status).toBe(200)
  const { client: boss } = await home.staff({ tenantRole: 'ADMINISTRATOR' })
  expect(await boss.tenants.listDomains()).toBeRefused(403)
  for (const client of [helper, boss]) {
    expect(await client.tenants.addDomain({ domain: aDomain() })).toBeRefused(403)
    expect(await client.tenants.verifyDomain(domain.id)).toBeRefused(403)
    expect(await client.tenants.deleteDomain(domain.id)).toBeRefused(403)
  }
})

test('a new tenant may bring its domains', async () => {
  const { client } = await platformUser('super-administrator')
  const slug = uniqueName().toLowerCase()
  const adminUser = { firstName: 'Nina', lastName: 'Neu', email: `${slug}@test.example` }
  const domain = aDomain()
  const created = await client.tenants.create({ name: 'Neu', slug, adminUser, domains: [domain] })
  const { items } = (await client.tenants.listDomains({ tenantId: created.body.id })).body
  expect(items).toMatchObject([{ domain, verified: false }])
})

test('what a domain was stands in the trail of the platform, also one that nobody has looked up yet', async () => {
  const { client, domain } = await withDomain()
  await client.tenants.deleteDomain(domain.id)
  const filters = { recordTable: 'tenant_domains', recordId: domain.id }
  const { items } = (await client.auditEntries.listAll({ query: { filters } })).body
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create'])
  expect(items[0].changes).toContainEqual({ field: 'domain', before: domain.domain, after: null })
  expect(items[1].changes).toContainEqual({ field: 'domain', before: null, after: domain.domain })
})
