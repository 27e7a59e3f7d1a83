import { expect, test } from 'vitest'
import {
  camelCase,
  filesEnding,
  globalNames,
  homeOf,
  isModule,
  localNames,
  neighboursOfAnything,
  taken,
  writtenClasses,
} from './styles.mjs'

// The style sheets that hold for the whole page; each begins with the reason.
const globalSheets = [
  'kit/theme/bidi.css',
  'kit/theme/chosen.css',
  'kit/theme/hidden.css',
  'kit/theme/print.css',
  'kit/theme/tokens.css',
]

// Classes that every component may write out: digits of equal width, words for people who hear the page, pictures that
// point to a side.
const globalClasses = ['mirrored', 'numeric', 'visually-hidden']

// A telephone, and room for the menu at the side: `sm` and `lg` of the library, which names them in code.
const widths = ['width < 600px', 'width >= 600px', 'width < 1200px', 'width >= 1200px']

const ofLibrary = /^(Mui|ec(-|$)|leaflet-|tiptap$)/

const sheets = filesEnding(/\.css$/)
const modules = sheets.filter(({ path }) => isModule(path))
const components = filesEnding(/\.tsx?$/)
const product = components.filter(({ path }) => !/\.test\.tsx?$/.test(path))
const tokens = sheets.find(({ path }) => path === 'kit/theme/tokens.css')?.text ?? ''

/** What is wrong, as `file: what`. */
const faults = (files, find) => files.flatMap((file) => find(file).map((fault) => `${file.path}: ${fault}`))

test('style sheets and components are found', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.flatMap(({ text }) => localNames(text)).length).toBeGreaterThan(150)
  expect(components.flatMap(taken).length).toBeGreaterThan(50)
})

test('a style sheet is the module of a component, or one of the few that hold for the whole page', () => {
  expect(sheets.map(({ path }) => path).filter((path) => !isModule(path))).toEqual(globalSheets)
})

test('the classes of a module are its own; those of the page and of libraries are known', () => {
  const known = (name) => ofLibrary.test(name) || globalClasses.includes(name)
  expect(faults(sheets, ({ path, text }) => globalNames(text, isModule(path)).filter((name) => !known(name)))).toEqual(
    [],
  )
  expect(modules.filter(({ text }) => localNames(text).some((name) => ofLibrary.test(name)))).toEqual([])
})

test('a component takes its classes from a module', () => {
  const unknown = ({ text }) => writtenClasses(text).filter((name) => !globalClasses.includes(name))
  expect(faults(product, unknown)).toEqual([])
})

test('nothing is found on the page by a class of ours', () => {
  const byClass = ({ text }) =>
    [...text.matchAll(/\b(?:querySelector(?:All)?(?:<\w+>)?|locator|closest|matches)\((['"`])([^'"`]*)\1/g)]
      .map(([, , selector]) => selector)
      .filter((selector) => /\.(?!Mui)[a-z]/i.test(selector))
  expect(faults(components, byClass)).toEqual([])
})

test('a class that is taken exists, and one that exists is taken', () => {
  const known = new Map(modules.map(({ path, text }) => [path, localNames(text).map(camelCase)]))
  const uses = components.flatMap(taken)
  const missing = ({ module, names }) => names.filter((name) => !known.get(module)?.includes(name))
  expect(faults(components, (file) => taken(file).flatMap(missing))).toEqual([])
  const idle = ({ path }) =>
    known.get(path)?.filter((name) => !uses.some(({ module, names }) => module === path && names.includes(name)))
  expect(faults(modules, idle)).toEqual([])
})

test('no two features, and no two kits, take classes from the same module', () => {
  const strange = (file) =>
    taken(file)
      .map(({ module }) => module)
      .filter((module) => homeOf(module) !== homeOf(file.path))
  expect(faults(components, strange)).toEqual([])
})

test('what lies above something else is named in the order of the layers', () => {
  const layers = [...tokens.matchAll(/--layer-[\w-]+: (\d+);/g)].map(([, number]) => Number(number))
  expect(layers.length).toBeGreaterThan(5)
  expect(layers).toEqual(layers.toSorted((one, other) => one - other))
  const bare = ({ text }) =>
    [...text.matchAll(/z-index:(?!\s*var\(--layer-)[^;]+|zIndex:\s*-?\d+/g)].map(([one]) => one)
  expect(faults([...sheets, ...product], bare)).toEqual([])
})

test('a measure that is taken from the tokens stands there', () => {
  const declared = [...tokens.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
  const unknown = ({ text }) =>
    [...text.matchAll(/var\((--(?:layer|radius|motion|inset)[\w-]*)/g)]
      .map(([, name]) => name)
      .filter((name) => !declared.includes(name))
  expect(faults(sheets, unknown)).toEqual([])
  const all = filesEnding(/\.(css|tsx?)$/).map(({ text }) => text)
  expect(declared.filter((name) => !all.some((text) => text.includes(`var(${name})`)))).toEqual([])
})

test('a rule reaches a neighbour from a class of its own, so that rows may come and go', () => {
  expect(neighboursOfAnything('.a > li + li {} @media print { .b > * ~ p {} } .c { & button + .d {} }')).toHaveLength(3)
  expect(neighboursOfAnything('.a > .b + p {} .c:hover ~ td {} .d td.e + td {} .f:nth-child(n + 2) {}')).toEqual([])
  expect(faults(sheets, ({ text }) => neighboursOfAnything(text))).toEqual([])
})

test('the page changes at the agreed widths alone', () => {
  const others = ({ text }) =>
    [...text.matchAll(/@media\s+([^{]+)\{/g)]
      .flatMap(([, query]) => [...query.matchAll(/\(([^)]*(?:width|height)[^)]*)\)/g)])
      .map(([, condition]) => condition.trim())
      .filter((condition) => !widths.includes(condition))
  expect(faults(sheets, others)).toEqual([])
})

test('what depends on the room of a part says so as the widths of the page do', () => {
  const old = ({ text }) =>
    [...text.matchAll(/@container[^{]*\b(?:max|min)-(?:width|height)[^{]*/g)].map(([one]) => one)
  expect(faults(sheets, old)).toEqual([])
})
