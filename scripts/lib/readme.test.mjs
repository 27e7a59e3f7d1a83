import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const readme = readFileSync(`${root}README.md`, 'utf8')
const pictures = [...readme.matchAll(/(?:src|srcset)="(docs\/pictures\/[\w-]+\.webp)"/g)].map(([, file]) => file)

test('the README shows the day and a case, each by day and by night', () => {
  const expected = ['case', 'dashboard'].flatMap((name) => [`${name}-dark.webp`, `${name}-light.webp`])
  expect([...new Set(pictures)].map((file) => file.split('/').at(-1)).sort()).toEqual(expected.sort())
  expect(readdirSync(`${root}docs/pictures`).sort()).toEqual(expected.sort())
  expect(readme.match(/<picture>/g)).toHaveLength(2)
})

test('its pictures are pictures, and no page waits long for them', () => {
  for (const file of pictures) {
    expect(readFileSync(`${root}${file}`).subarray(8, 12).toString(), file).toBe('WEBP')
    expect(statSync(`${root}${file}`).size, file).toBeLessThan(150_000)
  }
})

test('it leads to every chapter of the guide', () => {
  const chapters = readdirSync(`${root}docs/guide`).filter((file) => file.endsWith('.md'))
  expect(chapters.filter((file) => !readme.includes(`](docs/guide/${file})`))).toEqual([])
})

test('what it links to is there, and each picture says what it shows', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file]) => file)
  expect(links.filter((file) => !existsSync(`${root}${file}`))).toEqual([])
  for (const [picture] of readme.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/ alt="[^"]{10,}"/)
})
