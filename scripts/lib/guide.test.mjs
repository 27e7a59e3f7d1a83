import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aboutOf, chapters, sectionsOf } from '../../web/build/guide.ts'
import { pageRows } from './pages.mjs'
import { root } from './run.mjs'

const vorgaenge =
  '# Vorgänge\n\nEin Fall.\n\n## Zügig anlegen\n\nÜber das **Plus** & im Grab.\n\n![Bild](bilder/a.webp)'

test('a chapter of the guide is cut at its headings, each with an address that holds letters alone', () => {
  const sections = sectionsOf(vorgaenge)
  expect(sections.map(({ id, title, level }) => [id, title, level])).toEqual([
    ['vorgaenge', 'Vorgänge', 1],
    ['zuegig-anlegen', 'Zügig anlegen', 2],
  ])
  expect(sections[1].text).toBe('Über das Plus & im Grab.')
})

test('a link to another chapter leads to its page in the app', () => {
  const [section] = sectionsOf('# A\n\nSiehe [dort](vorgaenge.md#zuegig-anlegen) und [ganz](aufgaben.md).')
  expect(section.html).toContain('href="/help?chapter=vorgaenge#zuegig-anlegen"')
  expect(section.html).toContain('href="/help?chapter=aufgaben"')
})

test('what a chapter is about heads its file, and is not read', () => {
  expect(aboutOf('<!-- help: /tasks ?task#a -->\n\n# Aufgaben')).toEqual(['/tasks', '?task#a'])
  expect(aboutOf('# Aufgaben')).toEqual([])
  expect(sectionsOf('<!-- help: /tasks -->\n\n# Aufgaben\n\nText.')).toMatchObject([{ id: 'aufgaben', text: 'Text.' }])
})

const places = chapters().flatMap(({ about, sections }) =>
  about.map((entry) => {
    const [place, section] = entry.split('#')
    return { entry, place, isThere: !section || sections.some(({ id }) => id === section) }
  }),
)
const rows = pageRows().map(({ name }) => name.replace(/^drawer /, '?'))

test('each page and each drawer has its chapter', () => {
  const isTold = (row) =>
    places.some(
      ({ place }) => row === place || (place !== '/' && !place.startsWith('?') && row.startsWith(`${place}/`)),
    )
  // The help tells of itself.
  expect(rows.filter((row) => row !== '/help' && !isTold(row))).toEqual([])
})

test('a chapter names pages, drawers and parts that there are, each once', () => {
  const isKnown = (place) => rows.some((row) => row === place || row.startsWith(`${place}/`))
  expect(places.filter(({ place, isThere }) => !isThere || !isKnown(place)).map(({ entry }) => entry)).toEqual([])
  const names = places.map(({ place }) => place)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every picture that is kept stands in a chapter', () => {
  const shown = chapters().flatMap(({ sections }) =>
    sections.flatMap(({ html }) => html.match(/bilder\/[\w-]+[.]webp/g)),
  )
  const kept = readdirSync(`${root}docs/guide/bilder`).map((file) => `bilder/${file}`)
  expect([...new Set(shown)].filter(Boolean).sort()).toEqual(kept)
})
