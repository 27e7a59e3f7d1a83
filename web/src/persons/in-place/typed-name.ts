import { type PersonFields, titles } from '@pietas/contract/persons'

export type TypedName = Pick<PersonFields, 'salutation' | 'title'> & {
  firstName: string | null
  lastName: string | null
}

const salutationOf = { frau: 'MADAM', herr: 'SIR', herrn: 'SIR' } as const

// What a last name begins with, in the languages of the families around here.
const particles =
  /^(von|vom|van|de|der|den|dem|del|della|di|da|do|dos|du|la|le|zu|zum|zur|ten|ter|te|und|ibn|bin|al|el|af|av)$/i
const ranks =
  /^(Graf|Gräfin|Freiherr|Freifrau|Freiin|Baron|Baronin|Baroness|Fürst|Fürstin|Prinz|Prinzessin|Ritter|Edler|Edle)$/

// The longest first: "Prof. Dr." begins with none of the others.
const longestFirst = titles.toSorted((one, other) => other.length - one.length)

/** Takes off the front what a choice of the form has a word for. */
function withoutFront(text: string) {
  const [first = '', ...rest] = text.split(' ')
  const salutation = salutationOf[first.toLowerCase() as keyof typeof salutationOf] ?? null
  const named = salutation && rest.length > 0 ? rest.join(' ') : text
  const title = longestFirst.find((one) => named.toLowerCase().startsWith(`${one.toLowerCase()} `)) ?? null
  return { salutation: named === text ? null : salutation, title, name: title ? named.slice(title.length + 1) : named }
}

/** Where the last name begins among the words of a whole name. */
function startOfLast(words: readonly string[]): number {
  const [first = ''] = words
  // In lower case it is no first name: "Van" may be one.
  if (ranks.test(first) || (particles.test(first) && first === first.toLowerCase())) return 0
  const found = words.findIndex((word, at) => at > 0 && (particles.test(word) || ranks.test(word)))
  return found > 0 ? found : words.length - 1
}

/**
 * Splits what somebody types to find a person: `Erna Hoffmann`, `Hoffmann, Erna`, `Dr. Erna von der Heide`. A single
 * name is the last name, a particle of nobility stays with it, and figures, such as a birth date, are no name.
 */
export function typedName(typed: string): TypedName {
  const text = typed
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(' ')
    .trim()
  const comma = text.indexOf(',')
  if (comma >= 0) {
    const last = withoutFront(text.slice(0, comma).trim())
    const first = withoutFront(text.slice(comma + 1).trim())
    return {
      salutation: last.salutation ?? first.salutation,
      title: last.title ?? first.title,
      firstName: first.name || null,
      lastName: last.name || null,
    }
  }
  const { name, ...front } = withoutFront(text)
  const words = name.split(' ')
  const start = startOfLast(words)
  return {
    ...front,
    firstName: words.slice(0, start).join(' ') || null,
    lastName: words.slice(start).join(' ') || null,
  }
}
