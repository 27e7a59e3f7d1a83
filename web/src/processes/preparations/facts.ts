import type { Address } from '@pietas/contract/kit'
import type { PreparationSection, Preparations } from '@pietas/contract/processes'
import {
  bearerTypes,
  careTypes,
  clothingTypes,
  farewellTypes,
  flowerTargets,
  funeralServiceTypes,
  musicMediums,
  providers,
} from '@pietas/contract/processes'

type AnySection = NonNullable<Preparations[PreparationSection]>
type NameIn<Section> = Section extends object ? keyof Section & string : never
type ValueAt<Section, Name extends string> = Section extends Record<Name, infer Value> ? Value : never

/** The fields of all sections together: a form has those of one. */
export type PreparationValues = { [Name in NameIn<AnySection>]?: ValueAt<AnySection, Name> }

/** How a field is entered and read, and what it holds. */
interface Kinds {
  yesNo: boolean
  line: string
  note: string
  count: number
  moment: string
  address: Address
  partner: number
  choice: string
  music: readonly object[]
}

/** The names of the fields that can be entered in a way. */
type NameFor<Kind extends keyof Kinds> = {
  [Name in keyof PreparationValues]-?: [Extract<PreparationValues[Name], Kinds[Kind]>] extends [never] ? never : Name
}[keyof PreparationValues]

/** One field of a section as a row of facts. */
export type PreparationField = { [Kind in keyof Kinds]: { name: NameFor<Kind>; kind: Kind } & MoreFacts }[keyof Kinds]

interface MoreFacts {
  /** Where its label differs from what other sections call a field of that name. */
  ownLabel?: true
  /** The values of a choice, and the word that leads the keys of their texts. */
  values?: readonly string[]
  texts?: string
  /** It can be filled only when another field says so: yes, or the business partner. */
  needs?: keyof PreparationValues
  span?: 2 | 3 | 4 | 6
}

/** Whether the answer that a field waits for lets it count: yes, or the business partner. */
export const counts = ({ needs }: PreparationField, needed: unknown): boolean =>
  !needs || needed === true || needed === 'BUSINESS_PARTNER'

const yes = (name: NameFor<'yesNo'>): PreparationField => ({ name, kind: 'yesNo', span: 3 })
const line = (name: NameFor<'line'>, needs?: keyof PreparationValues): PreparationField => ({
  name,
  kind: 'line',
  span: 3,
  ...(needs ? { needs } : {}),
})
const choice = (name: NameFor<'choice'>, texts: string, values: readonly string[]): PreparationField => ({
  name,
  kind: 'choice',
  span: 3,
  texts,
  values,
})
const partner = (name: NameFor<'partner'>, needs: keyof PreparationValues): PreparationField => ({
  name,
  kind: 'partner',
  span: 3,
  needs,
})
const count = (name: NameFor<'count'>, needs?: keyof PreparationValues): PreparationField => ({
  name,
  kind: 'count',
  span: 3,
  ...(needs ? { needs } : {}),
})

const type = (texts: string, values: readonly string[]): PreparationField => ({
  ...choice('type', texts, values),
  ownLabel: true,
})
const place: PreparationField = { name: 'desiredAddress', kind: 'address', span: 6 }
const moment: PreparationField = { name: 'desiredDate', kind: 'moment', span: 3 }
const note: PreparationField = { name: 'note', kind: 'note', span: 6 }
const medium: PreparationField = { ...choice('musicMedium', 'music', musicMediums), needs: 'music' }
const clothes: PreparationField[] = [choice('clothingType', 'clothing', clothingTypes), line('clothingLocation')]
const openCoffin = yes('openCoffin')
const relatives = yes('notifyRelatives')

/** The fields of every section in the order in which they are asked. Names and values: spec 3 section 3.8. */
export const preparationFields: Record<PreparationSection, readonly PreparationField[]> = {
  pickupPreparation: [
    ...clothes,
    yes('useCooling'),
    openCoffin,
    yes('valuables'),
    line('valuablesNote', 'valuables'),
    yes('removeValuables'),
    yes('takeFingerprint'),
    yes('burialGifts'),
    yes('notifyCemetery'),
    relatives,
    note,
  ],
  carePreparation: [
    type('care', careTypes),
    ...clothes,
    yes('shave'),
    yes('applyCosmetics'),
    { ...line('specialRequestNote'), span: 6 },
    note,
  ],
  layingOutPreparation: [
    moment,
    yes('public'),
    place,
    yes('decoration'),
    yes('personalDecoration'),
    yes('picture'),
    yes('publication'),
    yes('condolenceService'),
    yes('notifyBusinessPartner'),
    relatives,
    note,
  ],
  farewellPreparation: [
    yes('requested'),
    type('farewell', farewellTypes),
    place,
    count('numberOfAttendees'),
    yes('notifyBusinessPartner'),
    yes('music'),
    medium,
    { ...line('musicNote', 'music'), span: 6 },
    note,
  ],
  funeralServicePreparation: [
    type('funeralService', funeralServiceTypes),
    moment,
    place,
    choice('speechProvider', 'provider', providers),
    choice('flowerProvider', 'provider', providers),
    yes('flowers'),
    yes('decoration'),
    yes('picture'),
    yes('music'),
    yes('seats'),
    yes('printMedia'),
    yes('holyWater'),
    yes('condolenceService'),
    yes('readOutInvitation'),
    yes('followedByBurial'),
    note,
  ],
  fireTransferPreparation: [
    yes('farewellInCrematory'),
    yes('relativesAttending'),
    openCoffin,
    yes('music'),
    medium,
    line('musicNote', 'music'),
    note,
  ],
  urnTransportPreparation: [
    yes('requested'),
    { name: 'receiverId', kind: 'partner', span: 3 },
    line('sender'),
    line('trackingNumber'),
    note,
  ],
  graveOpeningPreparation: [
    { ...yes('newlyBoughtGrave'), span: 6 },
    yes('removeVegetation'),
    partner('removeVegetationProviderId', 'removeVegetation'),
    yes('removeEdging'),
    partner('removeEdgingProviderId', 'removeEdging'),
    note,
  ],
  burialPreparation: [
    { ...moment, span: 6 },
    place,
    choice('management', 'provider', providers),
    partner('managementProviderId', 'management'),
    choice('coffinBearerType', 'bearer', bearerTypes),
    line('coffinBearersInfo'),
    choice('crossBearerType', 'bearer', bearerTypes),
    line('crossBearersInfo'),
    yes('graveDecoration'),
    line('graveDecorationNote', 'graveDecoration'),
    yes('layingOutDecoration'),
    line('layingOutArticles'),
    yes('personalDecoration'),
    line('personalDecorationNote', 'personalDecoration'),
    yes('seatsRequired'),
    count('numberOfRequiredSeats', 'seatsRequired'),
    yes('wreathStand'),
    line('wreathStandNote', 'wreathStand'),
    yes('showPrintMedia'),
    { ...line('printMedia', 'showPrintMedia'), ownLabel: true },
    choice('flowerProvider', 'provider', providers),
    partner('flowerProviderId', 'flowerProvider'),
    choice('flowersDeliveredTo', 'flowerTarget', flowerTargets),
    choice('flowersDeliveredAt', 'flowerPlace', flowerTargets),
    yes('loudSpeakersAtHall'),
    yes('loudSpeakersAtGrave'),
    { ...line('loudSpeakersNote'), span: 6 },
    yes('holyWater'),
    yes('soil'),
    yes('condolenceService'),
    yes('readOutInvitation'),
    yes('lowerBurialContainer'),
    yes('music'),
    { name: 'musicLocations', kind: 'music', span: 6 },
    note,
  ],
  graveClearingPreparation: [
    yes('requested'),
    yes('removeFlowersAndWreathes'),
    yes('keepRibbons'),
    yes('removeMounds'),
    yes('fillWithSoil'),
    yes('setupProvisionalEdging'),
    relatives,
    note,
  ],
}
