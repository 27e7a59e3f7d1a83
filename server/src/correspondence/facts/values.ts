import {
  type ChoiceCase,
  type LetterCases,
  type LetterRecipient,
  type LetterValues,
  type Placeholder,
  placeholders,
} from '@pietas/contract/correspondence'
import { ageAt, dayOf, formatDay, today, wallTimeOf } from '@pietas/contract/kit'
import type { CaseFacts, KnownRecipient, PartnerFacts, PersonFacts } from './queries'
import { gravePositionWords, maritalWords, processWords, relationWord } from './words'

type Said = string | null | undefined

const joined = (parts: readonly Said[], by = ' '): string | null => parts.filter(Boolean).join(by) || null

const day = (value: Said): string | null => (value ? formatDay(value.slice(0, 10)) : null)

const longDay = (value: string): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`))

type Place = Pick<PersonFacts, 'street' | 'streetNumber' | 'zipCode' | 'city'>

const placeOf = (at: Place | null) => ({
  street: joined([at?.street, at?.streetNumber]),
  zipCode: at?.zipCode ?? null,
  city: at?.city ?? null,
  address: joined([joined([at?.street, at?.streetNumber]), joined([at?.zipCode, at?.city])], ', '),
})

const salutations: Record<string, string> = { SIR: 'Herr', MADAM: 'Frau' }

// Who is called neither is called by his whole name.
const greetedAs = ({ salutation, gender }: PersonFacts): string | null =>
  salutations[salutation ?? ''] ?? (salutation ? null : ({ MALE: 'Herr', FEMALE: 'Frau' }[gender] ?? null))

const fullName = (person: PersonFacts): string | null => joined([person.title, person.firstName, person.lastName])

const salutationOf = (person: PersonFacts): string => {
  const as = greetedAs(person)
  if (as === null) return `Guten Tag ${person.firstName} ${person.lastName}`
  return joined([as === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau', person.title, person.lastName]) ?? ''
}

const toOffice = 'Sehr geehrte Damen und Herren'

const personValues = (person: PersonFacts | null) => ({
  salutation: person && greetedAs(person),
  title: person?.title ?? null,
  firstName: person?.firstName ?? null,
  lastName: person?.lastName ?? null,
  fullName: person && fullName(person),
  ...placeOf(person),
})

const deceasedValues = (person: PersonFacts) => ({
  ...personValues(person),
  birthName: person.birthName,
  dateOfBirth: day(person.dateOfBirth),
  placeOfBirth: person.placeOfBirth,
  age: person.dateOfBirth ? String(ageAt(person.dateOfBirth, person.deceasedAt ?? today())) : null,
  nationality: person.nationality,
  religion: person.religiousAffiliation,
  profession: person.profession,
  maritalStatus: maritalWords[person.relationshipStatus ?? ''] ?? null,
  dateOfDeath: day(person.deceasedAt),
  timeOfDeath: person.deceasedTimeAt,
  placeOfDeath: joined([person.placeOfDeath?.name, placeOf(person.placeOfDeath).address], ', '),
  deathRegisterNumber: person.deathRegisterNumber,
  deathRegisterDate: day(person.deathRegisterDate),
})

// The client may be a partner: then his name stands for all of it.
const clientValues = ({ client, clientPartner, relation }: CaseFacts) => ({
  ...personValues(client),
  ...(clientPartner ? { ...placeOf(clientPartner), fullName: clientPartner.name, lastName: clientPartner.name } : {}),
  letterSalutation: client ? salutationOf(client) : clientPartner && toOffice,
  dateOfBirth: day(client?.dateOfBirth),
  phone: client?.phone ?? clientPartner?.phone ?? null,
  email: client?.email ?? clientPartner?.email ?? null,
  iban: client?.bankAccountIban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null,
  bic: client?.bankAccountBic ?? null,
  bank: client?.bankAccountInstitute ?? null,
  relationship: client && relationWord(relation, client.gender),
})

const counted = (count: number): string | null => (count > 0 ? String(count) : null)

const processValues = (facts: CaseFacts) => ({
  number: String(facts.id),
  type: processWords[facts.type] ?? null,
  burialType: facts.burialType,
  burialForm: facts.burialForm,
  orderDate: day(dayOf(facts.createdAt)),
  funeralDate: facts.funeralAt && day(dayOf(facts.funeralAt)),
  // Midnight stands for a day of which nobody has said the hour.
  funeralTime:
    facts.funeralAt && wallTimeOf(facts.funeralAt).time !== '00:00' ? wallTimeOf(facts.funeralAt).time : null,
  assignee: facts.assignee,
  pensionNumber: facts.drvNumber,
  freeCertificates: counted(facts.freeDeathCertificateCount),
  chargeableCertificates: counted(facts.chargeableDeathCertificateCount),
  internationalCertificates: counted(facts.internationalDeathCertificateCount),
})

const houseValues = (house: (Place & { name: string }) | null) => ({ name: house?.name ?? null, ...placeOf(house) })

/** A letter is for: somebody on record, or an address that was written. */
export type ToWhom = LetterRecipient & { known: KnownRecipient | null }

/** @returns what the window shows of somebody on record, line by line; null without a street and a town. */
export const addressOfRecord = (known: KnownRecipient | null): string | null => {
  const { person, partner } = known ?? {}
  const place = placeOf(person ?? partner ?? null)
  if (place.street === null && place.city === null) return null
  const town = joined([place.zipCode, place.city])
  const names = person ? [joined([greetedAs(person) === 'Herr' ? 'Herrn' : greetedAs(person)]), fullName(person)] : []
  return joined([...names, partner?.name, partner?.nameAffix, place.street, town], '\n')
}

/** @returns what a recipient is called; of an address that was written its first line. */
export const nameOfRecipient = ({ known, address, email }: ToWhom): string | null => {
  if (known?.person) return fullName(known.person)
  return known?.partner?.name ?? address?.split('\n')[0]?.slice(0, 300) ?? email
}

const recipientValues = (to: ToWhom | null) => ({
  name: to && nameOfRecipient(to),
  letterSalutation: to?.known?.person ? salutationOf(to.known.person) : toOffice,
  address: to?.address?.replaceAll('\n', ', ') ?? null,
})

/** What the placeholders say in a letter to somebody: null where nobody has written it down. */
export const valuesOf = (facts: CaseFacts, to: ToWhom | null): LetterValues => {
  const { company, branch, author, cemetery, registryOffice } = facts
  const groups: Record<string, Record<string, string | null>> = {
    deceased: deceasedValues(facts.deceased),
    client: clientValues(facts),
    recipient: recipientValues(to),
    process: processValues(facts),
    grave: {
      number: facts.graveNumber,
      type: facts.graveType,
      position: gravePositionWords[facts.gravePosition ?? ''] ?? null,
      location: facts.graveBurialLocation,
      owner: facts.graveOwner,
    },
    cemetery: { ...houseValues(cemetery), phone: cemetery?.phone ?? null },
    registryOffice: houseValues(registryOffice),
    company: {
      ...houseValues(company),
      ...{ phone: company.phone, email: company.email, bank: company.bankName, bic: company.bic, vatId: company.vatId },
      iban: company.iban?.replace(/(.{4})(?=.)/g, '$1 ') ?? null,
      director: company.director,
    },
    branch: { ...houseValues(branch), phone: branch?.phone ?? null, email: branch?.email ?? null },
    author: {
      name: author?.name ?? null,
      jobDescription: author?.jobDescription ?? null,
      phone: author?.phone ?? null,
      email: author?.email ?? null,
    },
    today: { date: formatDay(today()), longDate: longDay(today()) },
  }
  const said = (name: Placeholder): string | null => {
    const [group = '', field = ''] = name.split('.')
    return groups[group]?.[field] || null
  }
  return Object.fromEntries(placeholders.map((name) => [name, said(name)])) as LetterValues
}

const genderOf = (person: PersonFacts | null | undefined): ChoiceCase => {
  if (person?.gender === 'MALE' || person?.gender === 'FEMALE') return person.gender
  const as = person && greetedAs(person)
  return as === 'Herr' ? 'MALE' : as === 'Frau' ? 'FEMALE' : 'OTHER'
}

const numberOf = (count: number | null): ChoiceCase => (count === 1 ? 'ONE' : 'MANY')

/** Which words fit in a letter to somebody. */
export const casesOf = (facts: CaseFacts, to: ToWhom | null): LetterCases => ({
  'deceased.gender': genderOf(facts.deceased),
  'client.gender': genderOf(facts.client),
  'recipient.gender': genderOf(to?.known?.person),
  'certificates.number': numberOf(
    facts.chargeableDeathCertificateCount || facts.freeDeathCertificateCount + facts.internationalDeathCertificateCount,
  ),
  'children.number': numberOf(facts.deceased.countOfKids),
})

/** Whose record holds what a placeholder says, in the case of a letter. */
export const recordIdOf = (
  facts: CaseFacts,
  to: ToWhom | null,
): Record<string, { recordId: number | null; personId: number | null }> => {
  const person = (of: PersonFacts | null | undefined) => ({ recordId: of?.id ?? null, personId: of?.id ?? null })
  const other = (of: PartnerFacts | { id: number } | null | undefined) => ({ recordId: of?.id ?? null, personId: null })
  return {
    DECEASED: person(facts.deceased),
    CLIENT: facts.clientPartner ? other(facts.clientPartner) : person(facts.client),
    RECIPIENT: to?.known?.partner ? other(to.known.partner) : person(to?.known?.person),
    PROCESS: other(facts),
    CEMETERY: other(facts.cemetery),
    REGISTRY_OFFICE: other(facts.registryOffice),
    COMPANY: other(facts.company),
    BRANCH: other(facts.branch),
    AUTHOR: other(facts.author),
    NOWHERE: other(null),
  }
}
