import { api } from '@pietas/contract/api'
import type { EntityRole } from '@pietas/contract/users'
import { expect, test } from 'vitest'
import { type FuneralHome, funeralHome, platformUser, request, testServer, uniqueName } from '../kit/testing'

const newPassword = 'gelbe Gummistiefel im Regen'

const at = ({ legalEntityId }: Pick<FuneralHome, 'legalEntityId'>, ...roles: EntityRole[]) => ({
  at: [{ legalEntityId, roles }],
})

const aHome = async () => {
  const home = await funeralHome()
  return { home, boss: await home.staff({ tenantRole: 'ADMINISTRATOR' }) }
}

const address = () => `${uniqueName()}@test.example`.toLowerCase()

const tokenOf = ({ body }: { body: { link: string } }) => new URL(body.link).searchParams.get('token') ?? ''

const choose = (route: 'acceptInvitation' | 'resetPassword', token: string) =>
  request('POST', api.session[route].path, { body: { token, password: newPassword } })

const signIn = (email: string) =>
  request('POST', api.session.signIn.path, { body: { email, password: newPassword } }).then(({ status }) => status)

test('where no mails leave the house, whoever may handle somebody hands him his way in, once', async () => {
  const { boss } = await aHome()
  const email = address()
  const { id } = (await boss.client.users.create({ firstName: 'Nina', lastName: 'Neu', email })).body
  const first = await boss.client.users.handWayIn(id)
  expect(first).toMatchObject({
    status: 200,
    body: { link: expect.stringContaining('/auth/accept-invitation?token=') },
  })
  const days = (Date.parse(first.body.expiresAt) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  const second = await boss.client.users.handWayIn(id)
  expect(await choose('acceptInvitation', tokenOf(first))).toBeRefused(400, 'INVALID_TOKEN')
  expect((await choose('acceptInvitation', tokenOf(second))).status).toBe(204)
  expect(await choose('acceptInvitation', tokenOf(second))).toBeRefused(400, 'INVALID_TOKEN')
  expect(await signIn(email)).toBe(200)
})

test('who has lost his password gets a link for two hours, and his sessions end by using it', async () => {
  const { home, boss } = await aHome()
  const vera = await home.staff(at(home, 'QM'))
  const answer = await boss.client.users.handWayIn(vera.userId)
  expect(answer.body.link).toContain('/auth/reset-password?token=')
  const hours = (Date.parse(answer.body.expiresAt) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(1.9)
  expect(hours).toBeLessThanOrEqual(2)
  expect((await vera.client.users.getMe()).status).toBe(200)
  expect((await choose('resetPassword', tokenOf(answer))).status).toBe(204)
  expect(await vera.client.users.getMe()).toBeRefused(401)
  expect(await signIn(vera.email)).toBe(200)
})

test('nobody gets the way in of who may do more, of another house, of the deactivated, or of himself', async () => {
  const { home, boss } = await aHome()
  const keeper = await home.staff(at(home, 'ADMINISTRATOR'))
  const mighty = await home.staff({ tenantRole: 'ADMINISTRATOR', ...at(home, 'QM') })
  const elsewhere = await home.staff({ at: [{ legalEntityId: home.secondEntityId, roles: ['QM'] }] })
  const gone = await home.staff(at(home, 'QM'))
  const clerk = await home.staff(at(home, 'OFFICE_MANAGER'))
  await boss.client.users.delete(gone.userId)
  expect(await keeper.client.users.handWayIn(mighty.userId)).toBeRefused(403, 'FORBIDDEN')
  expect(await keeper.client.users.handWayIn(elsewhere.userId)).toBeRefused(403, 'FORBIDDEN')
  expect(await keeper.client.users.handWayIn(keeper.userId)).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.client.users.handWayIn(boss.userId)).toBeRefused(403, 'FORBIDDEN')
  expect(await boss.client.users.handWayIn(gone.userId)).toBeRefused(404)
  expect(await clerk.client.users.handWayIn(keeper.userId)).toBeRefused(403, 'FORBIDDEN')
  const neighbour = await aHome()
  expect(await neighbour.boss.client.users.handWayIn(clerk.userId)).toBeRefused(404)
  // None of it has cost anybody his way in.
  for (const { client } of [keeper, mighty, elsewhere, clerk]) expect((await client.users.getMe()).status).toBe(200)
  expect((await keeper.client.users.handWayIn(clerk.userId)).status).toBe(200)
})

test('the trail says who asked for it and for whom, and a repeated call makes another link', async () => {
  const { home, boss } = await aHome()
  const clerk = await home.staff(at(home, 'QM'))
  const ask = () =>
    request('POST', `/api/v1/tenants/${home.tenantId}/users/${clerk.userId}/way-in`, {
      cookie: boss.cookie,
      headers: { 'idempotency-key': 'link-1' },
    })
  const [one, other] = [await ask(), await ask()]
  expect(tokenOf(one)).not.toBe(tokenOf(other))
  const { items } = (await boss.client.securityEvents.list({ query: { filters: { kind: 'WAY_IN_HANDED' } } })).body
  expect(items).toMatchObject([
    { userId: boss.userId, subjectId: clerk.userId },
    { userId: boss.userId, subjectId: clerk.userId },
  ])
})

test('where mails leave the house a link reaches nobody but the one it is for', async () => {
  const { home, boss } = await aHome()
  const clerk = await home.staff(at(home, 'QM'))
  const { house } = await testServer()
  house.env.SMTP_URL = 'smtp://127.0.0.1:1'
  try {
    expect(await boss.client.users.handWayIn(clerk.userId)).toBeRefused(409, {
      field: '',
      message: 'user.validation.mails-leave',
    })
  } finally {
    delete house.env.SMTP_URL
  }
})

test('one of our own people gets his by a super-administrator, never his own and never when he is revoked', async () => {
  const { client, userId } = await platformUser('super-administrator')
  const fields = { firstName: 'Ida', lastName: uniqueName(), email: address(), role: 'supporter' as const }
  const { id } = (await client.internalUsers.create(fields)).body
  const answer = await client.internalUsers.handWayIn(id)
  expect((await choose('acceptInvitation', tokenOf(answer))).status).toBe(204)
  expect(await signIn(fields.email)).toBe(200)
  expect(await client.internalUsers.handWayIn(userId)).toBeRefused(409, {
    field: '',
    message: 'user.validation.not-oneself',
  })
  const paula = await platformUser('supporter')
  expect(await paula.client.internalUsers.handWayIn(id)).toBeRefused(403, 'FORBIDDEN')
  await client.internalUsers.delete(id)
  expect(await client.internalUsers.handWayIn(id)).toBeRefused(404)
})
