import { expect, test } from 'vitest'
import { funeralHome, platformUser, request, testServer, uniqueName } from '../kit/testing'
import { inviteSuperAdministrator, UnfitAddress } from './super-administrator'

const ownAddress = (): string => `${uniqueName().toLowerCase()}@platform.example`

const invite = async (email: string) => {
  const { house } = await testServer()
  return inviteSuperAdministrator(house, { email, firstName: 'Anna', lastName: 'Amt' })
}

const choosePassword = (link: string, password: string) => {
  const token = new URL(link).searchParams.get('token')
  return request('POST', '/api/v1/auth/accept-invitation', { body: { token, password } })
}

const signIn = (email: string, password: string) =>
  request('POST', '/api/v1/auth/sign-in', { body: { email, password } })

test('a new super-administrator chooses a password by the link, once, and signs in', async () => {
  const email = ownAddress()
  const { link, isNew } = await invite(email)
  expect(isNew).toBe(true)

  expect((await choosePassword(link, 'gelbe Gummistiefel im Regen')).status).toBe(204)
  const me = await signIn(email, 'gelbe Gummistiefel im Regen')
  expect(me.body).toMatchObject({ platformRole: 'super-administrator', user: { firstName: 'Anna', lastName: 'Amt' } })
  expect(await choosePassword(link, 'another-long-password')).toBeRefused(400, 'INVALID_TOKEN')
})

test('asked again, the same one gets a new link, and the old link stops working', async () => {
  const email = ownAddress()
  const first = await invite(email)
  const second = await invite(email.toUpperCase())
  expect(second.isNew).toBe(false)
  expect(await choosePassword(first.link, 'gelbe Gummistiefel im Regen')).toBeRefused(400, 'INVALID_TOKEN')
  expect((await choosePassword(second.link, 'gelbe Gummistiefel im Regen')).status).toBe(204)
})

test('an address of a tenant or of a supporter is refused', async () => {
  const staff = await (await funeralHome()).staff({ tenantRole: 'ADMINISTRATOR' })
  await expect(invite(staff.email)).rejects.toThrow(UnfitAddress)
  const supporter = await platformUser('supporter')
  await expect(invite(supporter.email)).rejects.toThrow(/is a supporter/)
})
