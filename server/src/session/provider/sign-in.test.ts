import { api } from '@pietas/contract/api'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kit/db/sql'
import {
  type FuneralHome,
  funeralHome,
  newAddress,
  publicUrl,
  request,
  type StaffMember,
  type TestAnswer,
  testPassword,
  testServer,
  uniqueName,
} from '../../kit/testing'
import { IdentityProviderForTests } from './testing'

const domain = 'anmeldung.morgenlicht.test'

let idp: IdentityProviderForTests
let ofHouse: IdentityProviderForTests
let home: FuneralHome
let boss: StaffMember

beforeAll(async () => {
  const back = [publicUrl, `http://${domain}`].map((base) => `${base}/auth/provider`)
  idp = await IdentityProviderForTests.start(back)
  ofHouse = await IdentityProviderForTests.start(back)
  await testServer({
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.client.id,
    OIDC_CLIENT_SECRET: idp.client.secret,
    OIDC_NAME: 'Konto des Verbunds',
    OIDC_LOCAL_ISSUERS: ofHouse.issuer,
  })
  home = await funeralHome()
  boss = await home.staff({ tenantRole: 'ADMINISTRATOR' })
})

afterAll(() => {
  idp.close()
  ofHouse.close()
})

beforeEach(() => {
  for (const one of [idp, ofHouse]) {
    one.twist = null
    one.forges = false
  }
})

const clerk = () => home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['OFFICE_MANAGER'] }] })

type Headers = Record<string, string>

const post = (path: string, body: unknown, cookie?: string, headers: Headers = {}) =>
  request('POST', path, {
    body,
    ...(cookie ? { cookie } : {}),
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  })

const cookieNamed = (answer: TestAnswer, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

const start = async (key = 'installation', to = '/', headers: Headers = {}) => {
  const answer = await post(api.session.startProvider.path, { key, to }, undefined, headers)
  return { answer, cookie: cookieNamed(answer, 'pietas-provider'), url: String(answer.body?.url) }
}

const finish = (back: URL | string, cookie: string) =>
  post(api.session.finishProvider.path, { answer: typeof back === 'string' ? back : back.search }, cookie)

const person = (email: string, verified = true) => ({ sub: `sub-${email}`, email, email_verified: verified })

/** The whole way of somebody whom the provider takes for the owner of an address. */
const signIn = async (email: string, { at = idp, key = 'installation', verified = true, to = '/' } = {}) => {
  at.person = person(email, verified)
  const gone = await start(key, to)
  const back = await at.walk(gone.url)
  return { answer: await finish(back, gone.cookie), back, cookie: gone.cookie }
}

const me = (cookie: string) => request('GET', api.session.me.path, { cookie })

const ownProvider = () => ({
  name: 'Konto des Hauses',
  issuer: ofHouse.issuer,
  clientId: ofHouse.client.id,
  clientSecret: ofHouse.client.secret,
})

const keyOf = async (): Promise<string> => {
  const answer = await boss.client.identityProviders.save(ownProvider())
  expect(answer.status).toBe(200)
  return new URL(answer.body.signInUrl).searchParams.get('house') ?? ''
}

/** Turns one-time codes on by a session. @returns the recovery codes, each of which counts once. */
const enrol = async (cookie: string, body: object = { password: testPassword }) => {
  const { secret } = (await post(api.session.startTotp.path, body, cookie)).body
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const { recoveryCodes } = (await post(api.session.confirmTotp.path, { otp }, cookie)).body
  expect(recoveryCodes.length).toBe(10)
  return recoveryCodes as [string, string, string]
}

const eventsOf = async (email: string) => {
  const { house } = await testServer()
  return house.db.asPlatform((tx) =>
    tx.rows<{ kind: string; outcome: string }>(sql`
      select kind, outcome from security_events where actor_id = (select actor_id from logins where email = ${email}) order by id`),
  )
}

test('whoever the provider vouches for gets the session that a password opens, and the trail tells of it', async () => {
  const vera = await clerk()
  const { answer } = await signIn(vera.email.toUpperCase(), { to: '/processes/7?tab=notes' })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    to: '/processes/7?tab=notes',
    me: { byProvider: true, user: { id: vera.userId } },
  })
  const session = cookieNamed(answer, 'pietas')
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('pietas='))).toMatch(/HttpOnly.*SameSite=Lax/)
  expect((await me(session)).body).toEqual(answer.body.me)
  expect((await me(vera.cookie)).body.byProvider).toBe(false)
  expect(await eventsOf(vera.email)).toEqual([{ kind: 'SIGN_IN', outcome: 'DONE' }])
  expect(cookieNamed(answer, 'pietas-device')).not.toBe('')
})

test('the browser is sent with code, PKCE, state and nonce, and back to an address of ours alone', async () => {
  const { url, answer } = await start()
  const asked = new URL(url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${publicUrl}/auth/provider`,
    scope: 'openid email profile',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length, name).toBeGreaterThan(40)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^pietas-provider=[\w-]{43};.*HttpOnly/)
})

test('no sign-in leads away from the app', async () => {
  const vera = await clerk()
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect((await signIn(vera.email, { to })).answer.body.to, to).toBe('/')
})

test('nobody is added silently, and an address that is not verified is nobody', async () => {
  const { house } = await testServer()
  const known = (email: string) =>
    house.db.asPlatform((tx) => tx.rows(sql`select from logins where lower(email) = ${email.toLowerCase()}`))
  const stranger = `${uniqueName()}@test.example`
  expect((await signIn(stranger)).answer).toBeRefused(401, 'UNKNOWN_ACCOUNT')
  expect(await known(stranger)).toEqual([])
  const vera = await clerk()
  const { answer } = await signIn(vera.email, { verified: false })
  expect(answer).toBeRefused(401, 'UNKNOWN_ACCOUNT')
  expect(cookieNamed(answer, 'pietas')).toBe('')
})

test('whoever has left comes in no more', async () => {
  const vera = await clerk()
  expect((await boss.client.users.delete(vera.userId)).status).toBe(204)
  expect((await signIn(vera.email)).answer).toBeRefused(401, 'UNKNOWN_ACCOUNT')
})

describe('an answer is refused', () => {
  const twists: [string, (claims: Record<string, unknown>) => Record<string, unknown>][] = [
    ['whose id token is meant for somebody else', (claims) => ({ ...claims, aud: 'another-client' })],
    ['whose id token comes from elsewhere', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['whose id token belongs to another way', (claims) => ({ ...claims, nonce: 'another-nonce' })],
    ['whose id token has no nonce', ({ nonce: _, ...claims }) => claims],
    ['whose id token is past its time', (claims) => ({ ...claims, exp: 1_600_000_000, iat: 1_599_999_000 })],
  ]
  test.each(twists)('%s', async (_, twist) => {
    const vera = await clerk()
    // Sent on as it is, it opens the session: what refuses the other one is the twist.
    idp.twist = (claims) => claims
    expect((await signIn(vera.email)).answer.status).toBe(200)
    idp.twist = twist
    const { answer } = await signIn(vera.email)
    expect(answer).toBeRefused(401, 'PROVIDER_REFUSED')
    expect(cookieNamed(answer, 'pietas')).toBe('')
  })

  test('whose id token is signed by somebody else', async () => {
    const vera = await clerk()
    idp.forges = true
    expect((await signIn(vera.email)).answer).toBeRefused(401, 'PROVIDER_REFUSED')
  })

  test('with another state, by another browser, and a second time', async () => {
    const vera = await clerk()
    idp.person = person(vera.email)
    const gone = await start()
    const back = await idp.walk(gone.url)
    const bent = new URL(back)
    bent.searchParams.set('state', 'another-state')
    expect(await finish(bent, gone.cookie)).toBeRefused(401, 'PROVIDER_REFUSED')
    expect(await finish(back, gone.cookie)).toBeRefused(401, 'PROVIDER_REFUSED')

    const other = await start()
    const mine = await idp.walk((await start()).url)
    expect(await finish(mine, other.cookie)).toBeRefused(401, 'PROVIDER_REFUSED')
    expect(await finish(mine, '')).toBeRefused(401, 'PROVIDER_REFUSED')
    const { answer, back: used, cookie } = await signIn(vera.email)
    expect(answer.status).toBe(200)
    expect(await finish(used, cookie)).toBeRefused(401, 'PROVIDER_REFUSED')
  })

  test('that says no', async () => {
    const gone = await start()
    const state = new URL(gone.url).searchParams.get('state')
    expect(await finish(`?error=access_denied&state=${state}`, gone.cookie)).toBeRefused(401, 'PROVIDER_REFUSED')
  })
})

describe('two steps', () => {
  test('whoever has one-time codes owes one here as well', async () => {
    const vera = await clerk()
    const [first, second, third] = await enrol(vera.cookie)
    const { answer } = await signIn(vera.email, { to: '/tasks' })
    expect(answer).toBeRefused(401, 'OTP_REQUIRED')
    expect(cookieNamed(answer, 'pietas')).toBe('')
    const waiting = cookieNamed(answer, 'pietas-provider')
    const confirm = (otp: string, cookie = waiting) => post(api.session.confirmProvider.path, { otp }, cookie)
    expect(await confirm('000000')).toBeRefused(401, 'INVALID_CREDENTIALS')
    expect(await confirm(first, '')).toBeRefused(401, 'PROVIDER_REFUSED')
    const done = await confirm(second)
    expect(done.body).toMatchObject({ to: '/tasks', me: { byProvider: true, user: { mfaEnrolled: true } } })
    expect((await me(cookieNamed(done, 'pietas'))).status).toBe(200)
    expect(await confirm(third)).toBeRefused(401, 'PROVIDER_REFUSED')
    expect((await eventsOf(vera.email)).slice(-2)).toEqual([
      { kind: 'SIGN_IN', outcome: 'REFUSED' },
      { kind: 'SIGN_IN', outcome: 'DONE' },
    ])
  })

  test('codes are guessed no more often than with a password', async () => {
    const vera = await clerk()
    await enrol(vera.cookie)
    const { answer } = await signIn(vera.email)
    const from = { 'x-forwarded-for': newAddress() }
    const guess = () =>
      post(api.session.confirmProvider.path, { otp: '000000' }, cookieNamed(answer, 'pietas-provider'), from)
    for (let attempt = 1; attempt <= 10; attempt += 1) expect(await guess()).toBeRefused(401)
    expect(await guess()).toBeRefused(429, 'TOO_MANY_REQUESTS')
    const signInPath = api.session.signIn.path
    expect(await post(signInPath, { email: vera.email, password: testPassword }, undefined, from)).toBeRefused(429)
  })

  test('a house that demands them gets them, and whoever has no password enrols right after he came', async () => {
    const vera = await clerk()
    const { house } = await testServer()
    await house.db.asPlatform(async (tx) => {
      await tx.run(sql`update logins set password_hash = null where id = ${vera.loginId}`)
      await tx.run(
        sql`update legal_entities set mfa_required = true where tenant_id = ${home.tenantId} and id = ${home.legalEntityId}`,
      )
    })
    const { answer } = await signIn(vera.email)
    const session = cookieNamed(answer, 'pietas')
    const path = `/api/v1/tenants/${home.tenantId}/legal-entities/${home.legalEntityId}/dashboard`
    expect(await request('GET', path, { cookie: session })).toBeRefused(403, 'MFA_ENROLMENT_REQUIRED')
    expect(await post(api.session.startTotp.path, {}, vera.cookie)).toBeRefused(401, 'INVALID_CREDENTIALS')
    const age = (minutes: number) =>
      house.db.asPlatform((tx) =>
        tx.run(
          sql`update sessions set created_at = now() - make_interval(mins => ${minutes}) where login_id = ${vera.loginId}`,
        ),
      )
    await age(11)
    expect(await post(api.session.startTotp.path, {}, session)).toBeRefused(401, 'INVALID_CREDENTIALS')
    await age(1)
    await enrol(session, {})
    expect((await request('GET', path, { cookie: session })).status).toBe(200)
    await house.db.asPlatform((tx) =>
      tx.run(sql`update legal_entities set mfa_required = false where tenant_id = ${home.tenantId}`),
    )
  })
})

test('signing out ends the session here and leads to where it ends at the provider', async () => {
  const vera = await clerk()
  const session = cookieNamed((await signIn(vera.email)).answer, 'pietas')
  const left = await post(api.session.leaveProvider.path, undefined, session)
  const url = new URL(left.body.url)
  expect(url.origin).toBe(idp.issuer)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/auth/sign-in`)
  expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(await me(session)).toBeRefused(401, 'NO_SESSION')
  expect((await post(api.session.leaveProvider.path, undefined, vera.cookie)).body).toEqual({ url: null })
  expect((await eventsOf(vera.email)).map(({ kind }) => kind)).toEqual(['SIGN_IN', 'SIGN_OUT', 'SIGN_OUT'])
})

describe('the provider of a house', () => {
  test('is offered by the link of the house alone, and lets in nobody of another one', async () => {
    const key = await keyOf()
    const vera = await clerk()
    const ways = async (search = '') => (await request('GET', api.session.waysIn.path + search)).body
    const common = { key: 'installation', name: 'Konto des Verbunds' }
    expect(await ways()).toEqual({ house: null, providers: [common] })
    expect(await ways(`?house=${key}`)).toEqual({ house: null, providers: [{ key, name: 'Konto des Hauses' }, common] })
    expect(await ways(`?house=${'a'.repeat(43)}`)).toEqual({ house: null, providers: [common] })
    expect((await signIn(vera.email, { at: ofHouse, key })).answer.status).toBe(200)

    const neighbour = await funeralHome()
    const stranger = await neighbour.staff({ tenantRole: 'ADMINISTRATOR' })
    expect((await signIn(stranger.email, { at: ofHouse, key })).answer).toBeRefused(401, 'UNKNOWN_ACCOUNT')
    expect((await signIn(stranger.email)).answer.status).toBe(200)
  })

  test('is offered by itself under a verified domain of the house, with the sign of the house and of no other', async () => {
    const key = await keyOf()
    const { house } = await testServer()
    const set = (verified: boolean) =>
      house.db.asPlatform((tx) =>
        tx.run(sql`
          insert into tenant_domains (home_tenant_id, domain, token, verified) values (${home.tenantId}, ${domain}, 'x', ${verified})
          on conflict (domain) do update set verified = excluded.verified`),
      )
    const under = (host: string) =>
      request('GET', api.session.waysIn.path, { headers: { 'x-forwarded-host': host } }).then(({ body }) => body)
    await set(false)
    expect((await under(domain)).house).toBeNull()
    await set(true)
    await house.db.asPlatform((tx) =>
      tx.run(sql`update legal_entities set primary_color = '#335577' where id = ${home.secondEntityId}`),
    )
    const shown = await under(domain)
    expect(shown.house).toEqual({ name: 'Bestattungen Test', primaryColor: '#335577', hasLogo: false })
    expect(shown.providers.map((way: { key: string }) => way.key)).toEqual([key, 'installation'])
    expect((await under('pietas.test')).house).toBeNull()
    expect((await under(`other.${domain}`)).house).toBeNull()
    const from = { 'x-forwarded-host': domain }
    expect(new URL((await start(key, '/', from)).url).searchParams.get('redirect_uri')).toBe(
      `http://${domain}/auth/provider`,
    )
    const planted = await start('installation', '/', { 'x-forwarded-host': 'evil.example' })
    expect(new URL(planted.url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/provider`)

    const logo = () => request('GET', api.session.houseLogo.path, { headers: from })
    expect(await logo()).toBeRefused(404)
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
    const put = await boss.client.logos.put({ file: new File([new Uint8Array(picture)], 'logo.png') })
    expect(put.status).toBe(201)
    expect((await under(domain)).house).toMatchObject({ hasLogo: true })
    expect((await logo()).headers.get('content-type')).toBe('image/png')
    expect(await request('GET', api.session.houseLogo.path)).toBeRefused(404)
    await house.db.asPlatform((tx) => tx.run(sql`update tenants set deleted = true where id = ${home.tenantId}`))
    expect((await under(domain)).house).toBeNull()
    expect(await logo()).toBeRefused(404)
    await house.db.asPlatform((tx) => tx.run(sql`update tenants set deleted = false where id = ${home.tenantId}`))
  })

  test('is kept by whoever keeps the staff of the whole house; its secret is told to nobody', async () => {
    const vera = await clerk()
    expect(await vera.client.identityProviders.get()).toBeRefused(403)
    const ofEntity = await home.staff({ at: [{ legalEntityId: home.legalEntityId, roles: ['ADMINISTRATOR'] }] })
    expect(await ofEntity.client.identityProviders.save(ownProvider())).toBeRefused(403)
    await keyOf()
    const { body } = await boss.client.identityProviders.get()
    expect(body).toMatchObject({
      provider: { issuer: ofHouse.issuer, clientSecretSet: true },
      redirectUrls: expect.arrayContaining([`${publicUrl}/auth/provider`]),
    })
    expect(JSON.stringify(body)).not.toContain(ofHouse.client.secret)
    const { house } = await testServer()
    const stored = await house.db.asPlatform((tx) =>
      tx.rows<{ text: string }>(sql`
        select to_jsonb(i)::text || encode(client_secret, 'escape') as text from identity_providers i
        union all select to_jsonb(a)::text from audit_entries a where record_table = 'identity_providers'`),
    )
    expect(stored.length).toBeGreaterThan(1)
    for (const { text } of stored) expect(text).not.toContain(ofHouse.client.secret)
  })

  test('cannot be used to ask machines inside, and hands its secret to no other address', async () => {
    await keyOf()
    const save = (changes: object) => boss.client.identityProviders.save({ ...ownProvider(), ...changes })
    const field = 'issuer'
    for (const issuer of ['http://169.254.169.254', idp.issuer, 'http://localhost:1'])
      expect(await save({ issuer })).toBeRefused(400, { field, message: 'identity-provider.validation.https' })
    for (const issuer of ['https://127.0.0.1:1', 'https://localhost', 'https://[::1]'])
      expect(await save({ issuer })).toBeRefused(400, { field, message: 'identity-provider.validation.unreachable' })
    const { clientSecret: _, ...rest } = ownProvider()
    expect((await boss.client.identityProviders.save(rest)).body.clientSecretSet).toBe(true)
    expect(await boss.client.identityProviders.save({ ...rest, issuer: 'https://evil.example' })).toBeRefused(400, {
      field: 'clientSecret',
      message: 'identity-provider.validation.secret-anew',
    })
  })

  test('taken away, ends what it has opened and nothing else', async () => {
    const key = await keyOf()
    const vera = await clerk()
    const session = cookieNamed((await signIn(vera.email, { at: ofHouse, key })).answer, 'pietas')
    const gone = await start(key)
    expect((await boss.client.identityProviders.delete()).status).toBe(204)
    expect(await me(session)).toBeRefused(401, 'NO_SESSION')
    expect((await me(vera.cookie)).status).toBe(200)
    ofHouse.person = person(vera.email)
    expect(await finish(await ofHouse.walk(gone.url), gone.cookie)).toBeRefused(401, 'PROVIDER_REFUSED')
    expect((await start(key)).answer).toBeRefused(404)
  })
})
