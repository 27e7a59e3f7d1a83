import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from './run.mjs'

const source = `${root}web/src`

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1')

/** @returns every file below web/src whose name ends like that: its path from there, and its text without comments. */
export const filesEnding = (pattern) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => ({ path, text: withoutComments(readFileSync(join(source, path), 'utf8')) }))

/** The folder that a class belongs to: a feature, or one of the kits. */
export const homeOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('kit/') ? 2 : 1)
    .join('/')

/**
 * Rules that reach a neighbour from whatever stands there, or from any element of a kind: the browser knows no class by
 * which it could tell that a row that comes or goes has nothing to do with them, and styles every such element anew.
 */
export const neighboursOfAnything = (text) =>
  selectorsIn(text).filter((selector) => /(?:^|[\s>+~,(])(?:\*|[a-z][a-z\d]*)\s*[+~](?!\s*\d)/.test(selector))

/** What stands before the braces of a style sheet, rule by rule; the rules inside of at-rules as well. */
const selectorsIn = (text) =>
  [...text.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)].map(([, selector]) => selector.trim()).filter((one) => one !== '')

const namesIn = (selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name)

const withoutGlobal = (selector) => {
  let [rest, at] = [selector, selector.indexOf(':global(')]
  for (; at >= 0; at = rest.indexOf(':global(')) {
    let depth = 0
    let end = at + ':global'.length
    do {
      if (rest[end] === '(') depth += 1
      if (rest[end] === ')') depth -= 1
      end += 1
    } while (depth > 0)
    rest = rest.slice(0, at) + rest.slice(end)
  }
  return rest
}

const unique = (list) => [...new Set(list)].sort()

/** The classes of a module that get a name of its own. */
export const localNames = (text) => unique(selectorsIn(text).flatMap((selector) => namesIn(withoutGlobal(selector))))

/** The classes in a style sheet that stand on the page as they are written. */
export const globalNames = (text, isModule) => {
  const all = unique(selectorsIn(text).flatMap(namesIn))
  const local = isModule ? localNames(text) : []
  return all.filter((name) => !local.includes(name))
}

export const camelCase = (name) => name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase())

/** The text up to the brace that closes the one at its beginning. */
const inBraces = (text) => {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return text.slice(1, at)
  }
  return text
}

/** The words of an expression that are written out: texts, and what stands between the `${}` of a template. */
const wordsOf = (expression) => {
  const bare = expression.replace(/[!=]==?\s*(['"])[^'"]*\1/g, '').replace(/\[(['"])[^'"]*\1\]/g, '')
  const templates = [...bare.matchAll(/`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|`[^`]*`)*\})*)`/g)]
  const texts = [...bare.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double)
  const between = templates.map(([, template]) => template.replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, ' '))
  return [...texts, ...between].flatMap((one) => one.split(/\s+/)).filter((word) => word !== '')
}

/** The classes that a component writes out instead of taking them from a module. */
export const writtenClasses = (text) => {
  const attributes = [...text.matchAll(/\b(?:className|bubble)=(?="|\{)/g)].map(({ 0: name, index }) => {
    const rest = text.slice(index + name.length)
    return rest[0] === '{' ? inBraces(rest) : (/^"[^"]*"/.exec(rest)?.[0] ?? '')
  })
  const properties = [...text.matchAll(/\b(?:className|class): ([^\n]*)/g)]
    .map(([, value]) => value)
    .filter((value) => /^['"`]|\? ['"`]/.test(value))
    .map((value) => value.replace(/, [a-z'].*/i, ''))
  return unique([...attributes, ...properties].flatMap(wordsOf))
}

const importPattern = /import \* as (\w+) from '(\.[^']*\.module\.css)'/g

/** The modules that a file takes classes from, and which it names. */
export const taken = ({ path, text }) =>
  [...text.matchAll(importPattern)].map(([, name, specifier]) => ({
    module: relative(source, join(source, path, '..', specifier)).replaceAll('\\', '/'),
    names: unique(
      [...text.replace(importPattern, '').matchAll(new RegExp(`(?<!['"\\w.])${name}\\.(\\w+)`, 'g'))].map(
        ([, one]) => one,
      ),
    ),
  }))

export const isModule = (path) => basename(path).endsWith('.module.css')
