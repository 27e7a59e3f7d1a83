import { expect, test } from 'vitest'
import { funeralHome } from '../kit/testing'

const withAccount = async () => {
  const home = await funeralHome()
  const boss = await home.asTenant('ADMINISTRATOR')
  const { body, status } = await boss.accounts.create({ name: ' Erlöse 19 % ' })
  expect(status).toBe(201)
  return { home, boss, account: body }
}

test('an account is added and read back', async () => {
  const { boss, account } = await withAccount()
  expect(account).toMatchObject({ name: 'Erlöse 19 %', legalEntities: [], legalEntityBranches: [] })
  expect((await boss.accounts.get(account.id)).body).toEqual(account)
  expect((await boss.accounts.list()).body.items).toEqual([account])
  expect((await boss.accounts.list({ query: { query: 'erloese' } })).body.items).toHaveLength(1)
  expect((await boss.accounts.list({ query: { query: 'kasse' } })).body.items).toHaveLength(0)
})

test('a name is needed', async () => {
  const { boss } = await withAccount()
  expect(await boss.accounts.create({ name: ' ' })).toBeRefused(400, {
    field: 'name',
    message: 'common.validation-required',
  })
})

test('an account is linked to entities and branches, each for itself, however often that is said', async () => {
  const { home, boss, account } = await withAccount()
  for (const _again of [1, 2]) expect((await boss.accounts.linkEntity(account.id)).status).toBe(204)
  for (const _again of [1, 2])
    expect((await boss.accounts.linkBranch(account.id, home.secondBranchId)).status).toBe(204)
  expect((await boss.accounts.get(account.id)).body).toMatchObject({
    legalEntities: [{ id: home.legalEntityId, name: 'Haus Eins' }],
    legalEntityBranches: [{ id: home.secondBranchId, legalEntityId: home.secondEntityId }],
  })
  const ofEntity = async (legalEntityId: number) =>
    (await boss.accounts.list({ query: { filters: { legalEntityId } } })).body.items.length
  expect(await ofEntity(home.legalEntityId)).toBe(1)
  expect(await ofEntity(home.secondEntityId)).toBe(0)

  for (const _again of [1, 2]) expect((await boss.accounts.unlinkEntity(account.id)).status).toBe(204)
  for (const _again of [1, 2])
    expect((await boss.accounts.unlinkBranch(account.id, home.secondBranchId)).status).toBe(204)
  expect((await boss.accounts.get(account.id)).body).toMatchObject({ legalEntities: [], legalEntityBranches: [] })
})

test('what does not exist can be neither linked nor unlinked', async () => {
  const { home, boss, account } = await withAccount()
  expect(await boss.accounts.linkEntity(999_999_999)).toBeRefused(404)
  expect(await boss.accounts.linkBranch(account.id, 999_999_999)).toBeRefused(404)
  expect(await boss.accounts.linkBranch(999_999_999, home.branchId)).toBeRefused(404)
  const stranger = await (await funeralHome()).asTenant('ADMINISTRATOR')
  expect(await stranger.accounts.get(account.id)).toBeRefused(404)
  expect(await stranger.accounts.linkEntity(account.id)).toBeRefused(404)
  expect(await stranger.accounts.unlinkEntity(account.id)).toBeRefused(404)
  expect(await stranger.accounts.unlinkBranch(account.id, home.branchId)).toBeRefused(404)
  expect(await boss.accounts.unlinkBranch(account.id, 999_999_999)).toBeRefused(404)
})

test('a deleted account is gone, links and all', async () => {
  const { home, boss, account } = await withAccount()
  await boss.accounts.linkEntity(account.id)
  await boss.accounts.linkBranch(account.id, home.branchId)
  expect((await boss.accounts.delete(account.id)).status).toBe(204)
  expect(await boss.accounts.get(account.id)).toBeRefused(404)
  expect(await boss.accounts.delete(account.id)).toBeRefused(404)
  expect((await boss.accounts.list()).body.items).toEqual([])
  expect(await boss.accounts.linkEntity(account.id)).toBeRefused(404)
})

test('accounts are read by who manages or keeps the books, and written by the administration', async () => {
  const { home, account } = await withAccount()
  const office = await home.as('OFFICE_MANAGER')
  expect(await office.accounts.list()).toBeRefused(403)
  expect(await office.accounts.get(account.id)).toBeRefused(403)
  const accountant = await home.as('ACCOUNTANT')
  expect((await accountant.accounts.list()).status).toBe(200)
  expect(await accountant.accounts.create({ name: 'Kasse' })).toBeRefused(403)
  expect(await accountant.accounts.delete(account.id)).toBeRefused(403)
  expect(await accountant.accounts.linkEntity(account.id)).toBeRefused(403)
  const manager = await home.as('ADMINISTRATOR')
  expect((await manager.accounts.get(account.id)).status).toBe(200)
  expect((await manager.accounts.linkEntity(account.id)).status).toBe(204)
  expect(await manager.accounts.linkEntity(account.id, { legalEntityId: home.secondEntityId })).toBeRefused(403)
})

test('who administers one house books its branches on accounts, and those of no other', async () => {
  const { home, account } = await withAccount()
  const manager = await home.as('ADMINISTRATOR')
  for (const _again of [1, 2]) expect((await manager.accounts.linkBranch(account.id, home.branchId)).status).toBe(204)
  expect((await manager.accounts.get(account.id)).body).toMatchObject({
    legalEntities: [],
    legalEntityBranches: [{ id: home.branchId }],
  })
  expect(await manager.accounts.linkBranch(account.id, home.secondBranchId)).toBeRefused(404)
  expect(await manager.accounts.unlinkBranch(account.id, home.secondBranchId)).toBeRefused(404)
  expect((await manager.accounts.unlinkBranch(account.id, home.branchId)).status).toBe(204)
  const accountant = await home.as('ACCOUNTANT')
  expect(await accountant.accounts.linkBranch(account.id, home.branchId)).toBeRefused(403)
})

test('a closed branch is given no account any more, and loses those it has', async () => {
  const { home, boss, account } = await withAccount()
  await boss.accounts.linkBranch(account.id, home.branchId)
  await boss.legalEntities.deleteBranch(home.branchId)
  expect(await boss.accounts.linkBranch(account.id, home.branchId)).toBeRefused(404)
  expect((await boss.accounts.unlinkBranch(account.id, home.branchId)).status).toBe(204)
  expect((await boss.accounts.get(account.id)).body.legalEntityBranches).toEqual([])
})
