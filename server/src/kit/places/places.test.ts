import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Place } from '@pietas/contract/kit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Env, readEnv } from '../env'
import { createPerson, type FuneralHome, funeralHome, request, type StaffMember, testServer } from '../testing'

let home: FuneralHome
let clerk: StaffMember

beforeAll(async () => {
  home = await funeralHome()
  clerk = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })
})

const search = (query: string, who = clerk) => who.client.places.list({ query: { query } })
const labels = (body: { items: Place[] }) => body.items.map(({ label }) => label)

describe('without a configured service', () => {
  test('a town is found in either spelling of its umlaut, in German', async () => {
    for (const typed of ['Görlitz', 'goerlitz', 'GORLITZ', '  görl ']) {
      const { status, body } = await search(typed)
      expect(status).toBe(200)
      const found = body.items.find((item: Place) => item.address.city === 'Görlitz')
      expect(found, typed).toMatchObject({ type: 'mapsAddress', address: { country: 'Deutschland', lat: null } })
    }
  })

  test('a postal code is found while it is typed', async () => {
    const { body } = await search('0282')
    expect(labels(body)).toContain('02826 Görlitz, Sachsen')
    for (const { address } of body.items as Place[]) expect(address.zipCode).toMatch(/^0282/)
  })

  test('a typed street stands in front of the town', async () => {
    for (const typed of ['Lindenstraße 5a, 02826 Görlitz', 'Lindenstraße 5a 02826 Görlitz']) {
      const { body } = await search(typed)
      expect(body.items[0]).toMatchObject({
        label: 'Lindenstraße 5a, 02826 Görlitz, Sachsen',
        address: { street: 'Lindenstraße', streetNumber: '5a', zipCode: '02826', city: 'Görlitz' },
      })
    }
  })

  test('a large town is offered as a whole before its postal codes, and before places named after it', async () => {
    const { body } = await search('Dresden')
    expect(body.items[0].address).toMatchObject({ city: 'Dresden', zipCode: null })
    expect(body.items.length).toBe(10)
    expect(new Set(body.items.map(({ id }: Place) => id)).size).toBe(10)
  })

  test('a town is called by its name alone', async () => {
    const { body } = await search('02763')
    expect(labels(body)).toEqual(['02763 Zittau, Sachsen'])
  })

  test('whose data the towns are stands beside them', async () => {
    expect((await search('Bautzen')).body.attribution).toMatch(/OpenStreetMap.*GovData/)
  })

  test('what is too short or hostile finds nothing and harms nothing', async () => {
    for (const typed of ['', ' ', 'G', '%', '"><script>', "'; drop table persons", '.*', '😀', '\u202e']) {
      const { status, body } = await search(typed)
      expect([status, body.items], typed).toEqual([200, []])
    }
    expect(await search('x'.repeat(201))).toBeRefused(400)
    expect(await search('\u0000')).toBeRefused(400)
  })

  test('there is no picture of a map', async () => {
    expect(await clerk.client.places.staticMap({ query: { lat: 51.15, lng: 14.98 } })).toBeRefused(404)
  })
})

describe('addresses of the house itself', () => {
  test('come first, once each, found by any of their words', async () => {
    const address = { street: 'Sonnenwinkel', streetNumber: '17', zipCode: '02826', city: 'Görlitz' }
    await createPerson(clerk.client, { address })
    await createPerson(clerk.client, { address })
    const { body } = await search('görlitz sonnenw')
    expect(labels(body)).toEqual(['Sonnenwinkel 17, 02826 Görlitz'])
    expect(body.items[0].address).toMatchObject(address)
  })

  test('of a partner bring its position along', async () => {
    const address = {
      name: 'Friedhof Nord',
      street: 'Am Hain',
      zipCode: '02827',
      city: 'Görlitz',
      lat: 51.2,
      lng: 14.9,
    }
    const made = await clerk.client.partners.create({ name: 'Stadtverwaltung', address })
    expect(made.status).toBe(201)
    const { body } = await search('friedhof nord')
    expect(body.items).toMatchObject([{ label: 'Friedhof Nord, Am Hain, 02827 Görlitz', address }])
  })

  test('stay inside the tenant and where the caller may see persons', async () => {
    await createPerson(clerk.client, { address: { street: 'Geheimpfad', city: 'Bautzen' } })
    const stranger = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
    const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['OFFICE_MANAGER'] }] })
    const newcomer = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: [] }] })
    expect(labels((await search('Geheimpfad')).body)).toEqual(['Geheimpfad, Bautzen'])
    for (const other of [stranger, elsewhere, newcomer])
      expect((await search('Geheimpfad', other)).body.items).toEqual([])
  })
})

type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }

/** A service on this machine in the place of the one outside. */
const asked: Asked[] = []
let answer: (response: ServerResponse) => void
const service = createServer((incoming, response) => {
  const pieces: Buffer[] = []
  incoming.on('data', (piece: Buffer) => pieces.push(piece))
  incoming.on('end', () => {
    const { method = '', url = '/', headers } = incoming
    asked.push({ method, url: new URL(url, 'http://service'), headers, body: Buffer.concat(pieces).toString('utf8') })
    answer(response)
  })
})
const says = (body: unknown, type = 'application/json') => {
  answer = (response) =>
    response.setHeader('content-type', type).end(type.includes('json') ? JSON.stringify(body) : body)
}

let serviceUrl: string
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})

afterEach(() => {
  asked.length = 0
})

afterAll(async () => {
  for (const close of closing) await close()
  await new Promise((resolve) => service.close(resolve))
})

/** A server of ours with other settings, on the same database. */
const serverWith = async (changes: Partial<Env>) => {
  const { house, createApp } = await testServer()
  const app = await createApp({ ...house, env: { ...house.env, ...changes } }, null)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  return (path: string) => request('GET', `/api/v1/tenants/${home.tenantId}${path}`, { origin, cookie: clerk.cookie })
}
type Server = Awaited<ReturnType<typeof serverWith>>

describe('with a key for Google', () => {
  let ask: Server
  beforeAll(async () => {
    ask = await serverWith({
      GOOGLE_MAPS_KEY: 'the-key',
      GOOGLE_PLACES_URL: serviceUrl,
      GOOGLE_STATIC_MAPS_URL: serviceUrl,
    })
  })

  const parts = [
    { longText: '5', types: ['street_number'] },
    { longText: 'Lindenstraße', types: ['route'] },
    { longText: 'Görlitz', types: ['locality', 'political'] },
    { longText: 'Deutschland', types: ['country', 'political'] },
    { longText: '02826', types: ['postal_code'] },
  ]

  test('the service is asked in German for exactly three fields, with the key in a header', async () => {
    says({
      places: [
        { displayName: { text: 'Rathaus' }, addressComponents: parts, location: { latitude: 51.15, longitude: 14.98 } },
      ],
    })
    const { status, body } = await ask('/places?query=Rathaus')
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      {
        label: 'Rathaus, Lindenstraße 5, 02826 Görlitz',
        type: 'mapsAddress',
        address: {
          name: 'Rathaus',
          street: 'Lindenstraße',
          streetNumber: '5',
          zipCode: '02826',
          city: 'Görlitz',
          country: 'Deutschland',
          lat: 51.15,
          lng: 14.98,
        },
      },
    ])
    expect(asked).toMatchObject([
      {
        method: 'POST',
        headers: {
          'x-goog-api-key': 'the-key',
          'x-goog-fieldmask': 'places.displayName,places.addressComponents,places.location',
        },
      },
    ])
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ textQuery: 'Rathaus', languageCode: 'de' })
  })

  test('nothing found is an empty list', async () => {
    says({})
    expect((await ask('/places?query=Nirgendwo')).body.items).toEqual([])
  })

  test('a result that lacks parts is taken as far as it goes', async () => {
    says({ places: [{ displayName: { text: 'Görlitz' }, addressComponents: [parts[2]] }] })
    expect((await ask('/places?query=Görl')).body.items).toMatchObject([{ label: 'Görlitz', address: { lat: null } }])
  })

  test('the map is fetched by the server, so the key never reaches the browser', async () => {
    says('picture', 'image/png')
    const { status, headers, body } = await ask('/static-map?lat=51.15&lng=14.98&zoom=14')
    expect([status, headers.get('content-type'), body]).toEqual([200, 'image/png', 'picture'])
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      center: '51.15,14.98',
      markers: 'label:Z|51.15,14.98',
      zoom: '14',
      size: '400x250',
      scale: '3',
      language: 'de',
      key: 'the-key',
    })
  })

  test('the way of a transport is a picture with a pin at either end, by position or by address', async () => {
    says('picture', 'image/png')
    const way = new URLSearchParams({ fromLat: '51.1', fromLng: '14.9', address: 'Am Hain 3, 02827 Görlitz' })
    expect((await ask(`/static-map?${way}`)).status).toBe(200)
    const sent = asked[0]?.url.searchParams
    expect(sent?.getAll('markers')).toEqual(['label:S|51.1,14.9', 'label:Z|Am Hain 3, 02827 Görlitz'])
    expect(sent?.has('center') || sent?.has('zoom')).toBe(false)
  })

  test('a position that is none is refused before anybody is asked', async () => {
    for (const wrong of ['', '?lat=91&lng=0', '?lat=x&lng=0', '?lat=1&lng=1&zoom=99', '?lat=1&lng=1&width=9999'])
      expect(await ask(`/static-map${wrong}`), wrong).toBeRefused(400)
    expect(asked).toEqual([])
  })

  test('a service without a key draws the same', async () => {
    const free = await serverWith({ STATIC_MAP_URL: `${serviceUrl}/draw?style=calm` })
    says('picture', 'image/png')
    expect((await free('/static-map?lat=51.15&lng=14.98')).body).toBe('picture')
    const url = asked[0]?.url
    expect([url?.pathname, url?.searchParams.get('style'), url?.searchParams.has('key')]).toEqual([
      '/draw',
      'calm',
      false,
    ])
    says('<html>', 'text/html')
    expect(await free('/static-map?lat=51.15&lng=14.98')).toBeRefused(503, 'PLACES_UNAVAILABLE')
  })

  const failures: [string, () => void][] = [
    ['refuses', () => (answer = (response) => response.writeHead(403).end('{"error":"the-key is wrong"}'))],
    ['breaks off', () => (answer = (response) => response.destroy())],
    ['speaks another language', () => says('<html>', 'text/html')],
    ['answers in another form', () => says({ places: 'none' })],
    ['leads elsewhere', () => (answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end())],
    ['never ends', () => says({ places: [], filler: 'x'.repeat(2_100_000) })],
  ]
  test.each(failures)('a service that %s is asked once, and the caller told plainly', async (_, fail) => {
    fail()
    const refused = await ask('/places?query=Rathaus')
    expect(refused).toBeRefused(503, 'PLACES_UNAVAILABLE')
    expect(JSON.stringify(refused.body)).not.toContain('the-key')
    expect(asked.length).toBe(1)
  })

  test('a service that has gone away is told plainly', async () => {
    const gone = await serverWith({ GOOGLE_MAPS_KEY: 'the-key', GOOGLE_PLACES_URL: 'http://127.0.0.1:1' })
    expect(await gone('/places?query=Rathaus')).toBeRefused(503, 'PLACES_UNAVAILABLE')
  })
})

describe('with a geocoder on data of OpenStreetMap', () => {
  test('Photon is asked in German; houses, streets and towns become addresses', async () => {
    const ask = await serverWith({ GEOCODER_URL: serviceUrl })
    const place = { postcode: '02826', country: 'Deutschland', city: 'Görlitz' }
    const at = { geometry: { coordinates: [14.98, 51.15] } }
    says({
      features: [
        { properties: { ...place, street: 'Lindenstraße', housenumber: '5', type: 'house' }, ...at },
        { properties: { ...place, name: 'Lindenstraße', type: 'street' }, ...at },
        { properties: { name: 'Görlitz', country: 'Deutschland', type: 'city' }, ...at },
        { properties: { ...place, name: 'Rathaus', street: 'Untermarkt', housenumber: '6', type: 'house' }, ...at },
      ],
    })
    const { body } = await ask('/places?query=Linden%20%26%20mehr')
    expect(labels(body)).toEqual([
      'Lindenstraße 5, 02826 Görlitz',
      'Lindenstraße, 02826 Görlitz',
      'Görlitz',
      'Rathaus, Untermarkt 6, 02826 Görlitz',
    ])
    expect(body.items[0].address).toMatchObject({ country: 'Deutschland', lat: 51.15, lng: 14.98 })
    expect(body.attribution).toContain('OpenStreetMap')
    expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('q'), url.searchParams.get('lang')])).toEqual([
      ['/api', 'Linden & mehr', 'de'],
    ])
  })

  test('Nominatim is known by its path', async () => {
    const ask = await serverWith({ GEOCODER_URL: `${serviceUrl}/search` })
    const address = {
      road: 'Untermarkt',
      house_number: '6',
      postcode: '02826',
      town: 'Görlitz',
      country: 'Deutschland',
    }
    says([{ name: 'Rathaus', lat: '51.15', lon: '14.98', address }])
    const { body } = await ask('/places?query=Rathaus')
    expect(body.items).toMatchObject([
      { label: 'Rathaus, Untermarkt 6, 02826 Görlitz', address: { lat: 51.15, lng: 14.98, country: 'Deutschland' } },
    ])
    expect(asked[0]?.url.searchParams.get('accept-language')).toBe('de')
  })
})

describe('with a map', () => {
  let ask: Server
  beforeAll(async () => {
    ask = await serverWith({ MAP_TILES_URL: `${serviceUrl}/tiles/{z}/{x}/{y}.png?style=calm` })
  })

  test('its squares are fetched by the server, and browsers may keep them', async () => {
    says('picture', 'image/png')
    const { status, headers, body } = await ask('/map-tiles/14/8873/5427')
    expect([status, headers.get('content-type'), body]).toEqual([200, 'image/png', 'picture'])
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
    expect(asked.map(({ url }) => `${url.pathname}${url.search}`)).toEqual(['/tiles/14/8873/5427.png?style=calm'])
    expect(asked[0]?.headers.cookie).toBeUndefined()
  })

  test('a square that the world does not have is not asked for', async () => {
    for (const [square, status] of [
      ['1/2/0', 404],
      ['1/0/2', 404],
      ['20/0/0', 400],
      ['-1/0/0', 400],
      ['1/..%2F/0', 400],
      ['1/1.5/0', 400],
    ] as const)
      expect(await ask(`/map-tiles/${square}`), square).toBeRefused(status)
    expect(asked).toEqual([])
  })

  test('what is no picture is not passed on', async () => {
    says('<html>', 'text/html')
    expect(await ask('/map-tiles/1/0/0')).toBeRefused(503, 'PLACES_UNAVAILABLE')
  })
})

test('without a map there are no squares, and whoever signs in learns which it is', async () => {
  expect(await (await serverWith({}))('/map-tiles/1/0/0')).toBeRefused(404)
  expect(readEnv({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }).MAP_ATTRIBUTION).toContain('OpenStreetMap')
  for (const wrong of ['https://tiles.example', 'ftp://tiles.example/{z}/{x}/{y}', 'https://tiles.example/{z}/{x}'])
    expect(() => readEnv({ MAP_TILES_URL: wrong }), wrong).toThrow('MAP_TILES_URL')
})
