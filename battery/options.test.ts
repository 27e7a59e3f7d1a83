import { expect, test } from 'vitest'
import { classes } from './classes'
import { readOptions } from './options'

const account = ['--email', 'chefin@example.com', '--password', 'x']

test('without an address it works on an installation of its own, with everything', () => {
  const { given, chosen, minutes } = readOptions([])
  expect(given).toBeNull()
  expect(chosen).toEqual(classes)
  expect(minutes).toBeGreaterThan(1)
})

test('some classes are chosen, in their own order', () => {
  const { chosen, seed } = readOptions(['--only', 'kills,headers', '--seed', '7'])
  expect(chosen.map(({ name }) => name)).toEqual(['headers', 'kills'])
  expect(seed).toBe(7)
})

test('a server that runs is attacked in the name of somebody, and killed only by its number', () => {
  const words = ['http://127.0.0.1:3000', ...account, '--pid', '12', '--start', 'npm start', '--allow-host', 'a']
  expect(readOptions(words).given).toEqual({
    url: 'http://127.0.0.1:3000',
    allowedHosts: ['a'],
    logins: { boss: { email: 'chefin@example.com', password: 'x' }, stranger: null, platform: null },
    process: { pid: 12, command: 'npm start' },
    patience: 30,
  })
})

test.each([
  [['http://127.0.0.1:3000']],
  [['http://127.0.0.1:3000', '--email', 'a@b.example']],
  [['http://127.0.0.1:3000', 'http://127.0.0.1:4000', ...account]],
  [['http://127.0.0.1:3000', ...account, '--pid', '12']],
  [account],
  [['--only', 'nothing']],
  [['--minutes', 'many']],
  [['--gently']],
])('%j is refused with a word', (words) => {
  expect(() => readOptions(words)).toThrow(/[a-z]/)
})
