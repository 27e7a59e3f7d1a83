import {
  gravePositions,
  informationPolicies,
  preparationNames,
  processTypes,
  recordingTypes,
} from '@pietas/contract/processes'
import { expect, test } from 'vitest'
import { anOpenCase, aProcess, createPerson } from '../kit/testing'

test('every field that a process is opened with is answered as it was sent', async () => {
  const { home, client, deceasedId, widowId } = await anOpenCase()
  const boss = await home.asTenant('ADMINISTRATOR')
  const son = await createPerson(client, { firstName: 'Otto', email: 'otto@post.example' })
  const cemetery = (await client.partners.create({ name: 'Waldfriedhof' })).body
  const graveType = (await boss.graveTypes.create({ name: 'Grab am See' })).body
  const flowers = (await boss.productCategories.create({ name: 'Kränze' })).body
  const sent = {
    type: 'AFTERCARE',
    recordingType: 'AT_CUSTOMER',
    burialFormId: home.burialFormId,
    legalEntityBranchId: home.branchId,
    deceasedPersonId: deceasedId,
    clientPersonId: widowId,
    clientBusinessPartnerId: null,
    parentId: null,
    cemeteryId: cemetery.id,
    graveTypeId: graveType.id,
    graveOwnerId: son.id,
    gravePosition: 'MIDDLE',
    graveDesiredPosition: 'BOTTOM_RIGHT',
    graveNumber: 'B 12',
    graveBurialLocation: 'Feld 4',
    graveLoweringRequested: true,
    gravePreallocationDetails: 'Der Vater liegt schon dort',
    allowDisclosureOfInformation: true,
    informationPolicy: 'RELATIVE',
    informingPersonId: son.id,
    platformAccessRequested: true,
    platformAccessInvitedPersonIds: [son.id],
    allowedProductCategoryIds: [flowers.id],
    freeDeathCertificate: true,
    freeDeathCertificateCount: 1,
    chargeableDeathCertificate: true,
    chargeableDeathCertificateCount: 2,
    internationalDeathCertificate: true,
    internationalDeathCertificateCount: 3,
    deferredDeathCertificate: true,
    mortuaryPassport: true,
    drvNumber: '65 170538 H 001',
    drvChangeTo: 'Erna Krause',
    cancelPension: true,
    requestAdvance: true,
    changeBankAccount: true,
    businessPartnerIds: [cemetery.id],
  }
  const { status, body } = await client.processes.create({ ...sent, legalEntityId: home.legalEntityId } as never)
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({
    ...sent,
    legalEntityId: home.legalEntityId,
    cemetery: { name: 'Waldfriedhof' },
    graveType: { name: 'Grab am See' },
    graveOwner: { firstName: 'Otto' },
  })
  expect((await client.processes.get(body.id)).body).toEqual(body)
})

test('of a process that says no more than it must nothing is promised, ordered or released', async () => {
  const { client, processId } = await anOpenCase()
  expect((await client.processes.get(processId)).body).toMatchObject({
    allowDisclosureOfInformation: false,
    platformAccessRequested: false,
    platformAccessInvitedPersonIds: [],
    allowedProductCategoryIds: [],
    informationPolicy: null,
    freeDeathCertificateCount: 0,
    chargeableDeathCertificateCount: 0,
    internationalDeathCertificateCount: 0,
    cancelPension: false,
    requestAdvance: false,
    changeBankAccount: false,
    businessPartnerIds: [],
    processPersons: [],
  })
})

test('every kind, way of recording, policy and place in the grave can be stored, and no other', async () => {
  const { home, client, processId, deceasedId, widowId } = await anOpenCase()
  const people = { deceasedPersonId: deceasedId, clientPersonId: widowId }
  for (const type of processTypes.filter((one) => one !== 'DEATH')) {
    const parent = type === 'ADDITIONAL' ? { parentId: processId } : {}
    expect((await client.processes.create(aProcess(home, people, { type, ...parent }))).body.type).toBe(type)
  }
  const keeps = async (field: string, values: readonly string[], also: object = {}) => {
    for (const value of values) {
      const { body } = await client.processes.update(processId, { ...also, [field]: value } as never)
      expect(body[field]).toBe(value)
    }
    expect(await client.processes.update(processId, { [field]: 'CENTER' } as never)).toBeRefused(400, {
      field,
      message: 'common.validation-invalid',
    })
  }
  await keeps('recordingType', recordingTypes)
  await keeps('informationPolicy', informationPolicies, { informingPersonId: widowId })
  await keeps('gravePosition', gravePositions)
  await keeps('graveDesiredPosition', gravePositions)
})

test('every field of every section of the preparations is kept', async () => {
  const { client, processId } = await anOpenCase()
  const { id } = (await client.partners.create({ name: 'Blumen Winter' })).body
  const desiredAddress = { name: 'Kapelle', street: 'Am Markt', streetNumber: '1', zipCode: '02763', city: 'Zittau' }
  const sent = {
    burialPreparation: {
      desiredDate: '2026-12-01',
      desiredAddress,
      management: 'LEGAL_ENTITY',
      managementProviderId: id,
      coffinBearerType: 'ASSOCIATION',
      coffinBearersInfo: 'Sechs Träger',
      crossBearerType: 'CHURCH',
      crossBearersInfo: 'Ministrant',
      graveDecoration: true,
      graveDecorationNote: 'Tannengrün',
      layingOutDecoration: true,
      layingOutArticles: 'Leuchter',
      personalDecoration: false,
      personalDecorationNote: 'Hut',
      seatsRequired: true,
      numberOfRequiredSeats: 40,
      music: true,
      musicLocations: [{ musicMedium: 'USB', location: 'Halle', musicNote: 'Air' }],
      loudSpeakersAtHall: true,
      loudSpeakersAtGrave: false,
      loudSpeakersNote: 'Zwei',
      holyWater: true,
      soil: true,
      condolenceService: false,
      readOutInvitation: true,
      lowerBurialContainer: true,
      wreathStand: true,
      wreathStandNote: 'Drei',
      showPrintMedia: true,
      printMedia: 'Liedblatt',
      flowerProvider: 'BUSINESS_PARTNER',
      flowerProviderId: id,
      flowersDeliveredTo: 'LEGAL_ENTITY',
      flowersDeliveredAt: 'BUSINESS_PARTNER',
      note: 'Am Tor warten',
    },
    carePreparation: {
      type: 'HYGIENIC_TREATMENT',
      clothingType: 'TALAR',
      clothingLocation: 'Schrank',
      shave: true,
      applyCosmetics: false,
      specialRequestNote: 'Brille',
      note: 'Ring',
    },
    farewellPreparation: {
      requested: true,
      type: 'CLOSED_COFFIN',
      desiredAddress,
      numberOfAttendees: 12,
      music: true,
      musicMedium: 'MEDIA_LIBRARY',
      musicNote: 'Leise',
      notifyBusinessPartner: true,
      note: 'Abends',
    },
    fireTransferPreparation: {
      farewellInCrematory: true,
      relativesAttending: true,
      openCoffin: false,
      music: true,
      musicMedium: 'PORTAL',
      musicNote: 'Cello',
      note: 'Um neun',
    },
    funeralServicePreparation: {
      type: 'SERVICE_ONLY',
      desiredAddress,
      desiredDate: '2026-12-01T09:30:00.000Z',
      decoration: true,
      picture: true,
      holyWater: false,
      seats: true,
      printMedia: true,
      flowers: true,
      flowerProvider: 'RELATIVE',
      music: true,
      condolenceService: true,
      speechProvider: 'LEGAL_ENTITY',
      readOutInvitation: false,
      followedByBurial: true,
      note: 'Stühle',
    },
    graveClearingPreparation: {
      requested: true,
      removeFlowersAndWreathes: true,
      keepRibbons: true,
      removeMounds: true,
      fillWithSoil: true,
      setupProvisionalEdging: false,
      notifyRelatives: true,
      note: 'Schleifen abgeben',
    },
    graveOpeningPreparation: {
      newlyBoughtGrave: false,
      removeVegetation: true,
      removeVegetationProviderId: id,
      removeEdging: true,
      removeEdgingProviderId: id,
      note: 'Hecke',
    },
    layingOutPreparation: {
      desiredDate: '2026-11-30',
      desiredAddress,
      notifyBusinessPartner: true,
      public: true,
      decoration: true,
      personalDecoration: true,
      picture: true,
      publication: false,
      condolenceService: true,
      notifyRelatives: true,
      note: 'Kerzen',
    },
    pickupPreparation: {
      notifyCemetery: true,
      useCooling: true,
      clothingType: 'OWN',
      clothingLocation: 'Koffer',
      valuables: true,
      valuablesNote: 'Ring',
      removeValuables: false,
      takeFingerprint: true,
      burialGifts: true,
      openCoffin: false,
      notifyRelatives: true,
      note: 'Zweiter Stock',
    },
    urnTransportPreparation: {
      requested: true,
      receiverId: id,
      sender: 'Krematorium',
      trackingNumber: 'RR 12',
      note: 'Einschreiben',
    },
  }
  expect(Object.keys(sent).toSorted()).toEqual([...preparationNames].toSorted())
  expect((await client.processPreparations.update(processId, sent as never)).status).toBe(200)
  const { body } = await client.processPreparations.get(processId)
  expect(body).toMatchObject(sent)
  for (const [name, fields] of Object.entries(sent))
    expect(Object.keys(body[name]).toSorted(), name).toEqual(Object.keys(fields).toSorted())
})

test('a list answers the name of the deceased flat as well', async () => {
  const { client, deceasedId } = await anOpenCase()
  await client.persons.update(deceasedId, { title: 'Dr.' })
  const name = { deceasedPersonTitle: 'Dr.', deceasedPersonFirstName: 'Karl', deceasedPersonLastName: 'Krause' }
  expect((await client.processes.list()).body.items).toMatchObject([name])
})
