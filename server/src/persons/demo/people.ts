import { addDays } from '@pietas/contract/kit'
import { type PersonFields, personSound } from '@pietas/contract/persons'
import { type Clock, pick, towns } from '../../kit/demo'

const women = [
  'Ingrid',
  'Helga',
  'Ursula',
  'Renate',
  'Karin',
  'Gisela',
  'Monika',
  'Christa',
  'Erika',
  'Brigitte',
  'Elfriede',
  'Hannelore',
  'Edith',
  'Käthe',
  'Waltraud',
  'Irmgard',
  'Sabine',
  'Andrea',
  'Anna',
  'Özlem',
]
const men = [
  'Günther',
  'Karl-Heinz',
  'Werner',
  'Horst',
  'Manfred',
  'Jürgen',
  'Wolfgang',
  'Heinz',
  'Klaus',
  'Dieter',
  'Gerhard',
  'Rolf',
  'Friedrich',
  'Hermann',
  'Otto',
  'Ernst',
  'Björn',
  'Stefan',
  'Andreas',
  'Mehmet',
]
const families = [
  'Schäfer',
  'Müller',
  'Großmann',
  'Küchenmeister',
  'Böhm',
  'Lehmann',
  'Weiß',
  'Krüger',
  'Straub',
  'von der Heide',
  'Schmidt-Hansen',
  'Petersen',
  'Jansen',
  'Vogel',
  'Yılmaz',
  'Neumann',
  'Zimmermann',
  'Hoffmann',
  'Köhler',
  'Richter',
  'Baumgartner',
  'Lorenz',
  'Seidel',
  'Thiele',
  'Winter',
  'Ackermann',
  'Brinkmann',
  'Dietrich',
  'Engelhardt',
  'Fiedler',
]
const streets = [
  'Lindenstraße',
  'Am Markt',
  'Bahnhofstraße',
  'Kirchgasse',
  'Goethestraße',
  'Birkenweg',
  'Schulstraße',
  'Gartenweg',
  'Bergstraße',
  'Mühlenweg',
]
const professions = [
  'Schlosser',
  'Lehrerin',
  'Buchhalter',
  'Krankenschwester',
  'Landwirt',
  'Verkäuferin',
  'Ingenieur',
  'Hausfrau',
  'Tischler',
  'Sekretärin',
]
const denominations = [
  'evangelisch-lutherisch',
  'römisch-katholisch',
  'ohne Bekenntnis',
  'evangelisch',
  'neuapostolisch',
]

const two = (value: number): string => String(value).padStart(2, '0')

type DemoPerson = Partial<PersonFields> & { namePhonetic: string }

const deathOf = (n: number, clock: Clock): Partial<PersonFields> => {
  const town = pick(towns, n + 1)
  return {
    deceased: true,
    deceasedAt: addDays(clock.today, -(n % 21) - 1),
    deceasedTimeAt: `${two((n * 7) % 24)}:${two((n * 13) % 60)}`,
    placeOfDeath: {
      name: n % 3 === 0 ? `Klinikum ${town.city}` : null,
      street: pick(streets, n + 3),
      streetNumber: String((n % 40) + 1),
      zipCode: town.zipCode,
      city: town.city,
      country: 'Deutschland',
      lat: null,
      lng: null,
    },
    reasonOfDeath: n % 9 === 0 ? 'DEATH_UNCLEAR' : 'NATURAL_DEATH',
    infectiousData: n % 17 === 0 ? 'INFECTIOUS' : null,
    size: 155 + ((n * 7) % 35),
    weight: 52 + ((n * 11) % 48),
    deathRegisterNumber: n % 2 === 0 ? `S ${120 + n}/${clock.today.slice(0, 4)}` : null,
  }
}

/** A plausible person; the same number gives the same one. Even numbers are deceased, odd ones their relatives. */
export const demoPerson = (n: number, clock: Clock): DemoPerson => {
  const isWoman = n % 2 === Math.floor(n / 2) % 2
  const firstName = pick(isWoman ? women : men, n * 3 + Math.floor(n / 7))
  // A relative carries the family name of the deceased before.
  const lastName = pick(families, Math.floor(n / 2) * 7)
  const town = pick(towns, Math.floor(n / 2))
  const isDeceased = n % 2 === 0
  const born = (isDeceased ? 1931 : 1955) + ((n * 5) % 24)
  return {
    salutation: isWoman ? 'MADAM' : 'SIR',
    gender: isWoman ? 'FEMALE' : 'MALE',
    title: n % 19 === 0 ? 'Dr.' : null,
    firstName,
    lastName,
    birthName: isWoman && isDeceased ? pick(families, n * 11 + 4) : null,
    dateOfBirth: `${born}-${two((n % 12) + 1)}-${two(((n * 7) % 28) + 1)}`,
    placeOfBirth: pick(towns, n + 2).city,
    street: pick(streets, Math.floor(n / 2)),
    streetNumber: `${(n % 60) + 1}${n % 8 === 0 ? 'a' : ''}`,
    zipCode: town.zipCode,
    city: town.city,
    country: 'Deutschland',
    nationality: lastName === 'Yılmaz' ? 'türkisch' : 'deutsch',
    religiousAffiliation: pick(denominations, n),
    profession: pick(professions, n),
    phone: isDeceased ? null : `+49${town.area}${400_000 + n * 317}`,
    email: isDeceased || n % 5 === 0 ? null : `${mailName(firstName)}.${mailName(lastName)}@post.example`,
    contactDetails: isDeceased ? [] : [{ _id: `demo-${n}`, type: 'MOBILE', value: `+49170${5_000_000 + n * 7919}` }],
    countOfKids: n % 4,
    ...(isDeceased ? deathOf(n, clock) : { deceased: false }),
    namePhonetic: personSound({ firstName, lastName }),
  }
}

const mailName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replaceAll('ı', 'i')
    .replace(/[^a-z]/g, '')
