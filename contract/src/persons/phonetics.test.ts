import { describe, expect, test } from 'vitest'
import { foldedName, likeness, personSound, soundOf } from '.'

describe('the sound of a name', () => {
  // References of the method: Postel's paper and the examples that are cited with it.
  test.each([
    ['Müller-Lüdenscheidt', '65752682'],
    ['Wikipedia', '3412'],
    ['Breschnew', '17863'],
    ['Müller', '657'],
    ['Meyer', '67'],
    ['Philip', '351'],
    ['Heinz Classen', '068586'],
    ['Xaver', '4837'],
    ['Acker', '047'],
    ['Christian', '47826'],
    ['Cäsar', '487'],
    ['Schmidt', '862'],
    ['Groß', '478'],
    ['Aa', '0'],
  ])('%s is %s', (name, code) => expect(soundOf(name)).toBe(code))

  test.each([
    ['Meyer', 'Maier'],
    ['Meier', 'Mayr'],
    ['Schmidt', 'Schmitt'],
    ['Müller', 'Mueller'],
    ['Groß', 'Gross'],
    ['Fischer', 'Vischer'],
    ['Hoffmann', 'Hofman'],
    ['Renée', 'Renee'],
  ])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))

  test.each([
    ['Meyer', 'Müller'],
    ['Beck', 'Bock-Dorn'],
    ['Anna', 'Hans'],
  ])('%s does not sound like %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))

  test('a name of another script stays as it is', () => {
    expect(soundOf('Петрова')).toBe('петрова')
    expect(personSound({ firstName: 'Нина', lastName: 'Meyer' })).toBe('нина 67')
  })
})

test.each([
  ['  Jürgen   GROẞ ', 'juergen gross'],
  ['Jürgen', 'juergen'],
  ['Ju\u0308rgen', 'juergen'],
  ['Renée Ångström', 'renee angstroem'],
  ['Löw', 'loew'],
])('%j folds to %s', (name, folded) => expect(foldedName(name)).toBe(folded))

test('the more speaks for it, the higher the score', () => {
  const erna = { firstName: 'Erna', lastName: 'Meyer', city: 'Zittau', street: 'Am Markt' }
  expect(likeness(erna, { ...erna, firstName: 'ERNA ' })).toEqual({
    score: 1,
    reasons: ['sameBirthDate', 'sameName', 'sameAddress'],
  })
  expect(likeness(erna, { firstName: 'Erna', lastName: 'Maier', city: null, street: null })).toEqual({
    score: 0.7,
    reasons: ['sameBirthDate', 'similarName'],
  })
  expect(likeness({ ...erna, city: null }, { ...erna, city: null }).reasons).not.toContain('sameAddress')
})
