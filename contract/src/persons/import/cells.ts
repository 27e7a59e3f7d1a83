import { givenCells, saysYes } from '../../kit'
import { titles } from '../enums'
import { foldedName } from '../phonetics'
import { genderFor } from '../rules'

/** The columns of a file by the field that they fill. */
export const personImportColumns = [
  'salutation',
  'title',
  'firstName',
  'lastName',
  'otherFirstNames',
  'birthName',
  'gender',
  'dateOfBirth',
  'placeOfBirth',
  'deceased',
  'deceasedAt',
  'deceasedTimeAt',
  'street',
  'streetNumber',
  'zipCode',
  'city',
  'country',
  'phone',
  'mobile',
  'email',
  'nationality',
  'religiousAffiliation',
  'maritalStatus',
  'profession',
  'bankAccountIban',
  'bankAccountBic',
  'bankAccountInstitute',
  'notes',
] as const
export type PersonImportColumn = (typeof personImportColumns)[number]

type Words = Readonly<Record<string, string>>

// How files call what the API calls otherwise, in small letters.
const words = {
  salutation: {
    herr: 'SIR',
    herrn: 'SIR',
    hr: 'SIR',
    mr: 'SIR',
    frau: 'MADAM',
    fr: 'MADAM',
    mrs: 'MADAM',
    ms: 'MADAM',
  },
  gender: {
    ...{ m: 'MALE', maennlich: 'MALE', mann: 'MALE', w: 'FEMALE', weiblich: 'FEMALE', f: 'FEMALE', frau: 'FEMALE' },
    ...{ d: 'DIVERSE', divers: 'DIVERSE', x: 'NOT_SPECIFIED', 'keine angabe': 'NOT_SPECIFIED' },
    ...{ 'ohne angabe': 'NOT_SPECIFIED', 'not specified': 'NOT_SPECIFIED' },
  },
  maritalStatus: {
    ...{ verh: 'MARRIED', verheiratet: 'MARRIED', vh: 'MARRIED', gesch: 'DIVORCED', geschieden: 'DIVORCED' },
    ...{ verw: 'WIDOWED', verwitwet: 'WIDOWED', vw: 'WIDOWED', led: 'SINGLE', ledig: 'SINGLE' },
  },
} satisfies Record<string, Words>

const folded = (cell: string): string => foldedName(cell).replace(/\.+$/, '')

const wordOf =
  (known: Words) =>
  (cell: string): string =>
    known[folded(cell)] ?? cell.toUpperCase()

const bare = (title: string): string => title.toLowerCase().replace(/[\s.]/g, '')

const titleOf = (cell: string): string => titles.find((title) => bare(title) === bare(cell)) ?? cell

/** @returns `1.2.1950` and an instant as a day; what is neither stays as it is. */
const dayOfCell = (cell: string): string => {
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(cell)
  if (german) return [german[3], german[2]?.padStart(2, '0'), german[1]?.padStart(2, '0')].join('-')
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(cell) ? cell.slice(0, 10) : cell
}

const timeOf = (cell: string): string => {
  const time = /^(\d{1,2})[:.](\d{2})(?::\d{2})?(?:\s*Uhr)?$/i.exec(cell)
  return time ? `${time[1]?.padStart(2, '0')}:${time[2]}` : cell
}

/** Signs between the digits of a number go, and the zero in brackets that nobody dials behind the code of a country. */
const phoneOf = (cell: string): string => cell.replace(/^(\+\d+)\s*\(0\)/, '$1').replace(/[\s()/.\-\u2013]/g, '')

const isUnknown = (cell: string): boolean => /^(unbekannt|nicht bekannt|unknown|\?)$/i.test(cell)

const readers: Partial<Record<PersonImportColumn, (cell: string) => unknown>> = {
  salutation: (cell) => (folded(cell) === 'divers' ? 'DIVERSE' : wordOf(words.salutation)(cell)),
  title: titleOf,
  gender: wordOf(words.gender),
  dateOfBirth: dayOfCell,
  deceased: saysYes,
  deceasedAt: dayOfCell,
  deceasedTimeAt: timeOf,
  phone: phoneOf,
  religiousAffiliation: (cell) =>
    ({ ev: 'evangelisch', rk: 'römisch-katholisch', 'roem.-kath': 'römisch-katholisch' })[folded(cell)] ?? cell,
  maritalStatus: wordOf(words.maritalStatus),
}

/**
 * Turns the cells of a row into a person as the API takes it. An empty cell says nothing; what cannot be read stays as
 * it is and is refused at its field.
 *
 * @param cells days as `1.2.1950` or `1950-02-01`; `unbekannt` as a birth date says that nobody knows it.
 */
export const personOfCells = (cells: Partial<Record<PersonImportColumn, string>>): Record<string, unknown> => {
  const { mobile, ...given } = givenCells(cells)
  const read: Record<string, unknown> = Object.fromEntries(
    Object.entries(given).map(([column, cell]) => [
      column,
      readers[column as PersonImportColumn]?.(cell as string) ?? cell,
    ]),
  )
  const isBirthUnknown = isUnknown(given.dateOfBirth ?? '')
  const gender = read.gender ?? genderFor(read.salutation as never, null)
  return {
    ...read,
    ...(gender ? { gender } : {}),
    ...(isBirthUnknown ? { dateOfBirth: null, dateOfBirthUnknown: true } : {}),
    ...(mobile ? { contactDetails: [{ type: 'MOBILE', value: mobile }] } : {}),
  }
}
