const folds: [RegExp, string][] = [
  [/ä/g, 'ae'],
  [/ö/g, 'oe'],
  [/ü/g, 'ue'],
  [/ß/g, 'ss'],
]

/** @returns the name in lower case with umlauts and accents folded away and blanks collapsed: ä = ae, ß = ss. */
export const foldedName = (name: string): string =>
  folds
    .reduce((text, [pattern, by]) => text.replace(pattern, by), name.toLowerCase().normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const isOneOf = (letters: string, letter: string | undefined): boolean =>
  letter !== undefined && letters.includes(letter)

const codeOfC = (before: string | undefined, after: string | undefined): string => {
  if (before === undefined) return isOneOf('ahkloqrux', after) ? '4' : '8'
  if (isOneOf('sz', before)) return '8'
  return isOneOf('ahkoqux', after) ? '4' : '8'
}

const codeOf = (letter: string, before: string | undefined, after: string | undefined): string => {
  if (isOneOf('aeijouy', letter)) return '0'
  if (letter === 'b') return '1'
  if (letter === 'p') return after === 'h' ? '3' : '1'
  if (isOneOf('dt', letter)) return isOneOf('csz', after) ? '8' : '2'
  if (isOneOf('fvw', letter)) return '3'
  if (isOneOf('gkq', letter)) return '4'
  if (letter === 'c') return codeOfC(before, after)
  if (letter === 'x') return isOneOf('ckq', before) ? '8' : '48'
  if (letter === 'l') return '5'
  if (isOneOf('mn', letter)) return '6'
  if (letter === 'r') return '7'
  if (isOneOf('sz', letter)) return '8'
  return ''
}

/**
 * The sound of a German name in Cologne phonetics (Postel 1969): Meyer and Maier are alike.
 *
 * @returns digits; repeated ones once, zeros only at the beginning. A name without Latin letters stays as it is.
 */
export const soundOf = (name: string): string => {
  const folded = foldedName(name)
  const letters = [...folded.replace(/[^a-z]/g, '')]
  if (letters.length === 0) return folded
  const codes = letters.map((letter, at) => codeOf(letter, letters[at - 1], letters[at + 1])).join('')
  const once = codes.replace(/(\d)\1+/g, '$1')
  return once.slice(0, 1) + once.slice(1).replace(/0/g, '')
}

/** The sound of first and last name together, as it is stored to find persons who may be the same. */
export const personSound = (person: { firstName: string; lastName: string }): string =>
  `${soundOf(person.firstName)} ${soundOf(person.lastName)}`
