import { preparationNames } from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { anOpenCase } from '../../kit/testing'

test('a case that nobody has prepared answers every section as null', async () => {
  const { client, processId } = await anOpenCase()
  const { status, body } = await client.processPreparations.get(processId)
  expect(status).toBe(200)
  expect(body.processId).toBe(processId)
  expect(preparationNames.map((name) => body[name])).toEqual(preparationNames.map(() => null))
  expect(preparationNames).toHaveLength(10)
})

test('a section keeps what it knows while others and other fields change', async () => {
  const { client, processId } = await anOpenCase()
  const save = (changes: object) => client.processPreparations.update(processId, changes)
  await save({ burialPreparation: { soil: true, note: 'Am Tor warten' } })
  await save({ carePreparation: { type: 'EMBALMING', shave: false } })
  const { body } = await save({ burialPreparation: { holyWater: true, soil: null } })
  expect(body.burialPreparation).toMatchObject({ soil: null, holyWater: true, note: 'Am Tor warten', music: null })
  expect(body.carePreparation).toMatchObject({ type: 'EMBALMING', shave: false, clothingType: null })
  expect((await client.processPreparations.get(processId)).body).toEqual(body)
})

test('null clears a section, and so does its last field', async () => {
  const { client, processId } = await anOpenCase()
  const save = async (changes: object) => (await client.processPreparations.update(processId, changes)).body
  await save({ pickupPreparation: { useCooling: true }, urnTransportPreparation: { requested: true, sender: 'Wir' } })
  expect((await save({ pickupPreparation: { useCooling: null } })).pickupPreparation).toBeNull()
  expect((await save({ urnTransportPreparation: null })).urnTransportPreparation).toBeNull()
})

test('partners in a section are named; an unknown one is refused where it stands', async () => {
  const { client, processId } = await anOpenCase()
  const florist = (await client.partners.create({ name: 'Blumen Winter' })).body
  const graveOpeningPreparation = { removeEdging: true, removeEdgingProviderId: florist.id }
  const { body } = await client.processPreparations.update(processId, { graveOpeningPreparation })
  expect(body.businessPartners).toEqual([{ id: florist.id, name: 'Blumen Winter', deleted: false }])
  const unknown = { urnTransportPreparation: { receiverId: 999_999_999 } }
  expect(await client.processPreparations.update(processId, unknown)).toBeRefused(400, {
    field: 'urnTransportPreparation.receiverId',
    message: 'common.validation-unknown-reference',
  })
})

test('a locked partner stays in the section that names him and is chosen for no other', async () => {
  const { client, processId } = await anOpenCase()
  const florist = (await client.partners.create({ name: 'Blumen Winter' })).body
  const graveOpeningPreparation = { removeEdging: true, removeEdgingProviderId: florist.id }
  await client.processPreparations.update(processId, { graveOpeningPreparation })
  await client.partners.update(florist.id, { locked: true })
  const again = { graveOpeningPreparation: { ...graveOpeningPreparation, note: 'Früh' } }
  expect((await client.processPreparations.update(processId, again)).status).toBe(200)
  const { processId: another, client: elsewhere, home } = await anOpenCase()
  const gardener = (await elsewhere.partners.create({ name: 'Gärtnerei', locked: true })).body
  expect(gardener).toMatchObject({ legalEntityId: home.legalEntityId, locked: true })
  const anew = { urnTransportPreparation: { receiverId: gardener.id } }
  expect(await elsewhere.processPreparations.update(another, anew)).toBeRefused(400, {
    field: 'urnTransportPreparation.receiverId',
    message: 'partner.validation.locked',
  })
})

test.each([
  [
    { burialPreparation: { coffinBearerType: 'RELATIVE' } },
    'burialPreparation.coffinBearerType',
    'common.validation-invalid',
  ],
  [
    { burialPreparation: { flowerProvider: 'RELATIVES' } },
    'burialPreparation.flowerProvider',
    'common.validation-invalid',
  ],
  [
    { burialPreparation: { musicLocations: [{ musicMedium: 'TAPE' }] } },
    'burialPreparation.musicLocations.0.musicMedium',
    'common.validation-invalid',
  ],
  [
    { farewellPreparation: { numberOfAttendees: -1 } },
    'farewellPreparation.numberOfAttendees',
    'common.validation-too-small',
  ],
  [
    { layingOutPreparation: { desiredDate: '2026-02-30' } },
    'layingOutPreparation.desiredDate',
    'common.validation-invalid',
  ],
])('%o is refused', async (changes, field, message) => {
  const { client, processId } = await anOpenCase()
  expect(await client.processPreparations.update(processId, changes as never)).toBeRefused(400, { field, message })
})

test('a wish may name a day or an hour, and music has as many places as it needs', async () => {
  const { client, processId } = await anOpenCase()
  const { body } = await client.processPreparations.update(processId, {
    burialPreparation: {
      desiredDate: '2026-12-01',
      desiredAddress: { name: 'Kapelle', city: 'Zittau' },
      musicLocations: [{ musicMedium: 'CD', location: 'Halle' }, { musicNote: 'Trompete' }],
    },
    funeralServicePreparation: { desiredDate: '2026-12-01T10:30:00Z' },
  })
  expect(body.burialPreparation).toMatchObject({
    desiredDate: '2026-12-01',
    desiredAddress: { name: 'Kapelle', city: 'Zittau', street: null },
    musicLocations: [
      { musicMedium: 'CD', location: 'Halle', musicNote: null },
      { musicMedium: null, location: null, musicNote: 'Trompete' },
    ],
  })
  expect(body.funeralServicePreparation?.desiredDate).toBe('2026-12-01T10:30:00.000Z')
})

test('two who prepare different things lose nothing; a stale version is refused', async () => {
  const { client, processId } = await anOpenCase()
  const { version } = (await client.processPreparations.get(processId)).body
  const first = await client.processPreparations.update(
    processId,
    { carePreparation: { shave: true } },
    { ifMatch: version },
  )
  expect(first.status).toBe(200)
  const late = { burialPreparation: { soil: true } }
  expect(await client.processPreparations.update(processId, late, { ifMatch: version })).toBeRefused(412)
  const { body } = await client.processPreparations.update(processId, late)
  expect(body).toMatchObject({ carePreparation: { shave: true }, burialPreparation: { soil: true } })
})

test('who only reads cases prepares nothing', async () => {
  const { home, processId } = await anOpenCase()
  const reader = await home.as('TECHNICAL_SERVICE')
  expect((await reader.processPreparations.get(processId)).status).toBe(200)
  expect(await reader.processPreparations.update(processId, { carePreparation: null })).toBeRefused(403)
})
