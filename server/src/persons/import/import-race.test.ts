import { expect, test } from 'vitest'
import { funeralHome } from '../../kit/testing'
import { holding, waitingFor } from '../../kit/testing/holding'
import { lockIdentities, lockIdentity } from '../queries'

const erna = { firstName: 'Erna', lastName: 'Maier', gender: 'FEMALE' as const, dateOfBirth: '1944-05-06' }
const order = { fileName: 'a.csv', matchBy: 'NAME_AND_BIRTH' as const, dryRun: false, rows: [erna] }

test('an import waits for whoever is storing a person, and he for an import', async () => {
  const home = await funeralHome()
  const office = await home.as('OFFICE_MANAGER')
  const identity = { id: null, dateOfBirth: '1999-01-01', sound: 'somebody else' }
  const typing = await holding(home, (tx) => lockIdentity(tx, home.legalEntityId, identity))
  const importing = office.personImports.create(order)
  await expect.poll(() => waitingFor(typing.pid)).toBe(1)
  await typing.end()
  expect((await importing).body).toMatchObject({ created: 1 })

  const running = await holding(home, (tx) => lockIdentities(tx, home.legalEntityId))
  const creating = office.persons.create({ ...erna, firstName: 'Karl' })
  await expect.poll(() => waitingFor(running.pid)).toBe(1)
  // A dry run stores nothing, so it waits for nobody.
  expect((await office.personImports.create({ ...order, dryRun: true })).body).toMatchObject({ unchanged: 1 })
  await running.end()
  expect((await creating).status).toBe(201)
})
