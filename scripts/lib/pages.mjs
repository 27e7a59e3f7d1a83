import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.mjs'

const web = `${root}web/`
const read = (file) => readFileSync(web + file, 'utf8')

/** Files below `web/src` whose path fits, named from `web`: `src/persons/pages.ts`. */
export const filesOf = (pattern) =>
  readdirSync(`${web}src`, { recursive: true })
    .map((file) => `src/${file}`)
    .filter((file) => pattern.test(file))
    .sort()

const endings = ['.ts', '.tsx', '/index.ts']

/** The file that a relative import leads to; undefined for a package and for what is no code. */
const resolve = (file, specifier) => {
  const path = join(dirname(file), specifier)
  return endings.map((ending) => path + ending).find((one) => existsSync(web + one) && statSync(web + one).isFile())
}

const fileOf = (file) => withoutTypes(read(file))
const withoutTypes = (code) => code.replace(/\b(?:import|export) type\b[^'\n]*'[^'\n]+'/g, '')

const doors = /\/index\.ts$/
const specifiers = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** What a door opens under these names: through it nobody loads the rest of the feature. */
const throughDoor = (door, names) =>
  fileOf(door)
    .split(/^(?=export |import )/m)
    .filter(
      (part) =>
        /^export \*/.test(part) || names.some((name) => new RegExp(`^export\\b.*?\\b${name}\\b`, 's').test(part)),
    )
    .flatMap((part) => followed(door, part))

/** The files that a piece of code loads, at once or later. */
const followed = (file, code) => {
  const clauses = [...code.matchAll(/\b(?:import|export)\s*(?:\{([^}]*)\}\s*from\s*)?'(\.[^']+)'/g)]
  const named = new Map(clauses.map(([, names, name]) => [name, names]))
  return [...code.matchAll(specifiers)].flatMap(([, name]) => {
    const target = resolve(file, name)
    if (!target) return []
    const names = named.get(name)
    if (!doors.test(target) || !names) return [target]
    return throughDoor(
      target,
      names.split(',').map(
        (one) =>
          one
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0],
      ),
    )
  })
}

/** @returns the files with everything that they load, at once or later, but for what those of `ends` load. */
export const reachedFrom = (files, ends = []) => {
  const all = new Set(files)
  for (const file of all) if (!ends.includes(file)) for (const next of followed(file, fileOf(file))) all.add(next)
  return [...all]
}

const rowsIn = (file) =>
  read(file)
    .split(/^ {2}(?=\w+: (?:page\(|listPage\()?\{$)/m)
    .slice(1)
    .map((row) => {
      const [, name] = /^(\w+):/.exec(row)
      const [, path] = /\bpath: '([^']+)'/.exec(row) ?? []
      const isList = /\blists: \[/.test(row)
      const chunks = [...row.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, chunk]) => resolve(file, chunk))
      const [, texts = ''] = /\btexts: \[([^\]]*)\]/.exec(row) ?? []
      const [, shown = ''] = /\blists: \[([^\]]*)\]/.exec(row) ?? []
      return {
        name: path ?? `drawer ${name}`,
        file,
        chunk: isList ? listPage : chunks[0],
        // Tabs beside the lists bring code of their own.
        lists: [...partNames(shown).map((list) => fileOfList(list)), ...(isList ? chunks : [])],
        texts: partNames(texts),
      }
    })

const listPage = 'src/app/lists/list-page.tsx'
const lists = 'src/app/lists/admin-lists.ts'

/** The file that a list of the administration is fetched from, by itself or together with others like it. */
const fileOfList = (list) => {
  const code = read(lists)
  const [, loader] = new RegExp(`^  ${list}: async .* \\(await (\\w+)\\(`, 'm').exec(code) ?? []
  const row = loader === 'import' ? `^  ${list}:` : `^const ${loader} =`
  const [, path] = new RegExp(`${row}.*\\bimport\\('([^']+)'`, 'm').exec(code) ?? []
  if (!path) throw new Error(`Nothing says where the list ${list} is fetched from`)
  return resolve(lists, path)
}

const partNames = (list) => [...list.matchAll(/'([^']+)'/g)].map(([, part]) => part)

/** Files that fetch a part of the page together with its texts, as a row of their own. */
export const fetchers = () =>
  filesOf(/(?<!\.test|\/testing)\.tsx?$/).flatMap((file) => {
    const [, texts] = /\bloadTexts\(\[([^\]]*)\]/.exec(read(file)) ?? []
    return texts === undefined ? [] : [{ name: file, chunk: file, texts: partNames(texts) }]
  })

/** The files that a page or drawer says something with; a page of lists has those of its lists. */
export const filesOfRow = ({ chunk, lists: shown = [] }) => {
  const ends = fetchers()
    .map((fetcher) => fetcher.chunk)
    .filter((one) => one !== chunk)
  return chunk === listPage ? reachedFrom([listPage, ...shown], [lists, ...ends]) : reachedFrom([chunk], ends)
}

/** Every page and drawer as its row says it: its address or name, the files of its code and lists, its texts. */
export const pageRows = () => filesOf(/(?<!examples)\/pages\.ts$/).flatMap(rowsIn)

/** The part of the texts that a file holds: `src/tasks/texts/detail-de.ts` is `tasks/detail`. */
export const partOf = (file) => relative('src', file).replace(/\/texts(?=\/)|(\/|-)(de|en)\.ts$/g, '')

/** Where the texts are that everybody meets. */
export const firstTexts = 'src/app/texts/de.ts'
