import { describe, expect, test } from 'vitest'
import { isStrong as isStrongInProcess } from '.'
import { isStrong } from './judge'

const maria = ['maria.kowalski@abendrot.example', 'Maria', 'Kowalski', 'Bestattungen Abendrot']

describe('a password that everybody tries is refused', () => {
  test.each([
    'password1234',
    '123456789012',
    'aaaaaaaaaaaa',
    'passwort123456',
    'qwertzuiopü1',
    'abcdefghijkl',
    'bestattungen2026',
    'Trauerfeier2026',
    'maria.kowalski@abendrot.example',
    'Maria Kowalski 1980',
    'Abendrot2026!!',
    'kowalski-maria-1',
  ])('%s', (password) => {
    expect(isStrong(password, maria)).toBe(false)
  })
})

describe('one that nobody would guess is taken, whatever it is made of', () => {
  test.each([
    'gelbe Gummistiefel im Regen',
    'kaffeetasse am fenster',
    'korrekt pferd batterie',
    'xK9#mQ2$vL7!',
    'Maria isst gern Sauerkraut',
    '六月の雨は静かに降るよね',
  ])('%s', (password) => {
    expect(isStrong(password, maria)).toBe(true)
  })
})

test('it is judged the same in a process of its own', async () => {
  expect(await isStrongInProcess('password1234', maria)).toBe(false)
  expect(await isStrongInProcess('gelbe Gummistiefel im Regen', maria)).toBe(true)
})
