import * as z from 'zod'
import { count, id, isoDate, isoInstant, optionalAddress, optionalText } from '../../kit'
import {
  bearerTypes,
  careTypes,
  clothingTypes,
  farewellTypes,
  flowerTargets,
  funeralServiceTypes,
  musicMediums,
  providers,
} from './enums'

// What is not known yet is null: on the printed sheet "no" and "nobody has asked" are different things.
const yesNo = z.boolean().nullable()
const line = optionalText(500)
const note = optionalText(4000)
const partner = id.nullable()
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullable()

// A wish may name the hour or leave it open; an hour on its own makes no sense.
const moment = z.union([z.iso.date().pipe(isoDate), isoInstant]).nullable()

const musicLocation = z
  .object({ musicMedium: choice(musicMediums), location: line, musicNote: line })
  .partial()
  .transform((location) => ({ musicMedium: null, location: null, musicNote: null, ...location }))

/** Every section of the preparations of a process, and every field of each: spec 3 section 3.8. */
export const preparationSections = {
  burialPreparation: z.object({
    desiredDate: moment,
    desiredAddress: optionalAddress,
    management: choice(providers),
    managementProviderId: partner,
    coffinBearerType: choice(bearerTypes),
    coffinBearersInfo: line,
    crossBearerType: choice(bearerTypes),
    crossBearersInfo: line,
    graveDecoration: yesNo,
    graveDecorationNote: line,
    layingOutDecoration: yesNo,
    layingOutArticles: line,
    personalDecoration: yesNo,
    personalDecorationNote: line,
    seatsRequired: yesNo,
    numberOfRequiredSeats: count.nullable(),
    music: yesNo,
    musicLocations: z.array(musicLocation).max(20),
    loudSpeakersAtHall: yesNo,
    loudSpeakersAtGrave: yesNo,
    loudSpeakersNote: line,
    holyWater: yesNo,
    soil: yesNo,
    condolenceService: yesNo,
    readOutInvitation: yesNo,
    lowerBurialContainer: yesNo,
    wreathStand: yesNo,
    wreathStandNote: line,
    showPrintMedia: yesNo,
    printMedia: line,
    flowerProvider: choice(providers),
    flowerProviderId: partner,
    flowersDeliveredTo: choice(flowerTargets),
    flowersDeliveredAt: choice(flowerTargets),
    note,
  }),
  carePreparation: z.object({
    type: choice(careTypes),
    clothingType: choice(clothingTypes),
    clothingLocation: line,
    shave: yesNo,
    applyCosmetics: yesNo,
    specialRequestNote: line,
    note,
  }),
  farewellPreparation: z.object({
    requested: yesNo,
    type: choice(farewellTypes),
    desiredAddress: optionalAddress,
    numberOfAttendees: count.nullable(),
    music: yesNo,
    musicMedium: choice(musicMediums),
    musicNote: line,
    notifyBusinessPartner: yesNo,
    note,
  }),
  fireTransferPreparation: z.object({
    farewellInCrematory: yesNo,
    relativesAttending: yesNo,
    openCoffin: yesNo,
    music: yesNo,
    musicMedium: choice(musicMediums),
    musicNote: line,
    note,
  }),
  funeralServicePreparation: z.object({
    type: choice(funeralServiceTypes),
    desiredAddress: optionalAddress,
    desiredDate: moment,
    decoration: yesNo,
    picture: yesNo,
    holyWater: yesNo,
    seats: yesNo,
    printMedia: yesNo,
    flowers: yesNo,
    flowerProvider: choice(providers),
    music: yesNo,
    condolenceService: yesNo,
    speechProvider: choice(providers),
    readOutInvitation: yesNo,
    followedByBurial: yesNo,
    note,
  }),
  graveClearingPreparation: z.object({
    requested: yesNo,
    removeFlowersAndWreathes: yesNo,
    keepRibbons: yesNo,
    removeMounds: yesNo,
    fillWithSoil: yesNo,
    setupProvisionalEdging: yesNo,
    notifyRelatives: yesNo,
    note,
  }),
  graveOpeningPreparation: z.object({
    newlyBoughtGrave: yesNo,
    removeVegetation: yesNo,
    removeVegetationProviderId: partner,
    removeEdging: yesNo,
    removeEdgingProviderId: partner,
    note,
  }),
  layingOutPreparation: z.object({
    desiredDate: moment,
    desiredAddress: optionalAddress,
    notifyBusinessPartner: yesNo,
    public: yesNo,
    decoration: yesNo,
    personalDecoration: yesNo,
    picture: yesNo,
    publication: yesNo,
    condolenceService: yesNo,
    notifyRelatives: yesNo,
    note,
  }),
  pickupPreparation: z.object({
    notifyCemetery: yesNo,
    useCooling: yesNo,
    clothingType: choice(clothingTypes),
    clothingLocation: line,
    valuables: yesNo,
    valuablesNote: line,
    removeValuables: yesNo,
    takeFingerprint: yesNo,
    burialGifts: yesNo,
    openCoffin: yesNo,
    notifyRelatives: yesNo,
    note,
  }),
  urnTransportPreparation: z.object({
    requested: yesNo,
    receiverId: partner,
    sender: line,
    trackingNumber: line,
    note,
  }),
}

export type PreparationSection = keyof typeof preparationSections

/** The sections in the order in which the work is done. */
export const preparationNames = [
  'pickupPreparation',
  'carePreparation',
  'layingOutPreparation',
  'farewellPreparation',
  'funeralServicePreparation',
  'fireTransferPreparation',
  'urnTransportPreparation',
  'graveOpeningPreparation',
  'burialPreparation',
  'graveClearingPreparation',
] as const satisfies readonly PreparationSection[]

/** The fields that name a business partner, by section. */
export const preparationPartners = {
  burialPreparation: ['managementProviderId', 'flowerProviderId'],
  graveOpeningPreparation: ['removeVegetationProviderId', 'removeEdgingProviderId'],
  urnTransportPreparation: ['receiverId'],
} as const

type Shapes = typeof preparationSections
export type Preparations = { [Section in PreparationSection]: z.output<Shapes[Section]> | null }

type Sent = { [Section in PreparationSection]?: Partial<z.input<Shapes[Section]>> | null | undefined }
export type PreparationChanges = {
  [Section in PreparationSection]?: Partial<z.output<Shapes[Section]>> | null | undefined
}

// Built from the sections above, whose types the compiler cannot follow through `fromEntries`.
/** What is sent: a section that is absent stays, null clears it, and of one that is given the named fields change. */
export const preparationChanges = z.object(
  Object.fromEntries(
    Object.entries(preparationSections).map(([name, section]) => [name, section.partial().nullable().optional()]),
  ),
) as unknown as z.ZodType<PreparationChanges, Sent>
