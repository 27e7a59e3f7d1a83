import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, type Source, sourcesBelow, target, withoutComments } from './source'

// The features in import order: the left never imports the right. A new feature is put in its place here, once.
const order = [
  'session',
  'tenants',
  'legal-entities',
  'users',
  'notifications',
  'trail',
  'accounts',
  'master-data',
  'documents',
  'imports',
  'partners',
  'persons',
  'products',
  'processes',
  'first-calls',
  'correspondence',
  'billing',
  'tasks',
  'calendar',
  'quality',
  'figures',
  'announcements',
  'dashboard',
  'onboarding',
  'search',
  'help',
]

const contract = sourcesBelow('contract/src')
const server = sourcesBelow('server/src')
const web = sourcesBelow('web/src')

const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path)
const isProduct = (source: Source): boolean =>
  !isTest(source) && !/^\w+\/src\/(house|kit\/testing)\/|\/testing(-process)?\.tsx?$/.test(source.path)

/** The folder below src: a feature, kit, or what puts features together. */
const folderOf = (path: string): string => /^\w+\/src\/([^/]+)(?:\/|$)/.exec(path)?.[1] ?? ''
const featureOf = (path: string): string | null => {
  const folder = folderOf(path).replace(/\.tsx?$/, '')
  return order.includes(folder) ? folder : null
}

/** What composes the features and so may open every door. */
const composition: Record<string, RegExp> = {
  contract: /^contract\/src\/api\.ts$/,
  server: /^server\/src\/((app|main)\.ts$|(demo|commands|house)\/|kit\/testing\/)/,
  web: /^web\/src\/(main\.tsx$|(app|examples|[a-z-]+\/pages)\/)/,
}

const folders = (workspace: string): string[] =>
  readdirSync(join(root, workspace, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Imports of one workspace that a law forbids, as `file -> module`. */
const breaches = (sources: Source[], isForbidden: (source: Source, specifier: string) => boolean): string[] =>
  sources.flatMap((source) =>
    source.imports
      .filter((specifier) => isForbidden(source, specifier))
      .map((specifier) => `${source.path} -> ${specifier}`),
  )

/** Files whose code, comments aside, holds what a law forbids. */
const holding = (sources: Source[], pattern: RegExp, allowed: RegExp): string[] =>
  sources
    .filter((source) => !allowed.test(source.path) && pattern.test(withoutComments(source.text)))
    .map((source) => source.path)

const isDoor = (path: string, feature: string): boolean => new RegExp(`/src/${feature}(/index)?$`).test(path)

describe('the three workspaces', () => {
  test('have the same features, each in its place in the order', () => {
    const known = (workspace: string) => folders(workspace).filter((folder) => order.includes(folder))
    expect(known('server')).toEqual(known('contract'))
    const others = { contract: ['kit'], server: ['commands', 'demo', 'house', 'kit'], web: ['app', 'examples', 'kit'] }
    for (const [workspace, more] of Object.entries(others))
      for (const folder of folders(workspace))
        expect([...order, ...more], `${workspace}/src/${folder}`).toContain(folder)
    // Search and help have no records of their own, and an import has those of others.
    const ofWebAlone = ['imports', 'search', 'help']
    const shared = known('web').filter((name) => !ofWebAlone.includes(name))
    expect(known('contract')).toEqual(expect.arrayContaining(shared))
  })

  test('each feature has a door', () => {
    for (const workspace of ['contract', 'server'])
      for (const folder of folders(workspace).filter((name) => order.includes(name)))
        expect(existsSync(join(root, workspace, 'src', folder, 'index.ts')), `${workspace}/${folder}`).toBe(true)
  })

  test('the contract imports zod and itself, nothing else', () => {
    const product = contract.filter(isProduct)
    expect(breaches(product, (_, name) => !name.startsWith('.') && name !== 'zod')).toEqual([])
    expect(breaches(product, (source, name) => target(source, name)?.startsWith('contract/src/') === false)).toEqual([])
  })

  test('the web app imports neither the server nor Node', () => {
    const isServer = (_: Source, name: string) => name.startsWith('node:') || /@pietas\/server|server\/src/.test(name)
    expect(breaches(web.filter(isProduct), isServer)).toEqual([])
    expect(breaches(web, (source, name) => target(source, name)?.startsWith('web/') === false)).toEqual([])
  })

  test('the server imports nothing of the web app or of browsers', () => {
    const ofWeb = /@pietas\/web|web\/src|^react|^@mui|^@tanstack|^i18next/
    expect(breaches(server, (_, name) => ofWeb.test(name))).toEqual([])
    expect(breaches(server, (source, name) => target(source, name)?.startsWith('server/src/') === false)).toEqual([])
  })
})

describe.each([
  ['contract', contract],
  ['server', server],
  ['web', web],
] as const)('in %s', (workspace, sources) => {
  const composes = composition[workspace] as RegExp
  // The web app may open every door of the contract: its pages speak of several features.
  const own = (source: Source, specifier: string): string | null => {
    const shared = /^@pietas\/contract\/(.+)$/.exec(specifier)?.[1]
    if (shared === undefined) return target(source, specifier)
    return workspace === 'web' ? null : `contract/src/${shared}`
  }

  test('the kit knows no feature', () => {
    const kit = sources.filter((source) => folderOf(source.path) === 'kit' && isProduct(source))
    expect(breaches(kit, (source, name) => featureOf(own(source, name) ?? '') !== null)).toEqual([])
  })

  test('a feature imports the kit and doors to its left', () => {
    const isForbidden = (source: Source, name: string): boolean => {
      const path = own(source, name)
      const feature = featureOf(source.path)
      if (path === null || feature === null || composes.test(source.path)) return false
      const other = featureOf(path)
      if (other === null) return !['kit'].includes(folderOf(path))
      if (other === feature) return path.startsWith('contract/') !== (workspace === 'contract') && !isDoor(path, other)
      return order.indexOf(other) > order.indexOf(feature) || !isDoor(path, other)
    }
    expect(breaches(sources.filter(isProduct), isForbidden)).toEqual([])
  })

  // Pages of the web app open screens one by one, so that each is loaded when it is shown.
  test.skipIf(workspace === 'web')('whoever composes goes through the doors', () => {
    const composing = sources.filter((source) => composes.test(source.path))
    const isForbidden = (source: Source, name: string): boolean => {
      const path = own(source, name)
      const other = path === null ? null : featureOf(path)
      return other !== null && !isDoor(path ?? '', other)
    }
    expect(
      breaches(
        composing.filter((source) => !isTest(source)),
        isForbidden,
      ),
    ).toEqual([])
  })

  test.runIf(workspace === 'web')('a page is opened by its row alone', () => {
    const isPage = (path: string): boolean => /^web\/src\/[a-z-]+\/pages\//.test(path)
    const isForbidden = (source: Source, name: string): boolean =>
      isPage(own(source, name) ?? '') && !isPage(source.path) && !/\/pages\.ts$/.test(source.path)
    expect(breaches(sources.filter(isProduct), isForbidden)).toEqual([])
  })

  test('only tests import what is made for tests', () => {
    const forTests = /(\/|^)(testing|testing-process)(\/|$)|^vitest$|^fast-check$/
    expect(breaches(sources.filter(isProduct), (_, name) => forTests.test(name))).toEqual([])
  })

  // Types bind files together as much as values do; of the web app only what is loaded counts.
  test('no import leads round in a ring', () => {
    const byPath = new Map(sources.map((source) => [source.path.replace(/(\/index)?\.tsx?$/, ''), source]))
    const next = (source: Source): Source[] =>
      (workspace === 'web' ? source.loads : source.imports).flatMap(
        (name) => byPath.get((target(source, name) ?? '').replace(/\/index$/, '')) ?? [],
      )
    const rings: string[] = []
    const done = new Set<Source>()
    const walk = (source: Source, way: Source[]): void => {
      if (way.includes(source)) {
        rings.push([...way.slice(way.indexOf(source)), source].map(({ path }) => path).join(' -> '))
        return
      }
      if (done.has(source)) return
      for (const other of next(source)) walk(other, [...way, source])
      done.add(source)
    }
    for (const source of sources) walk(source, [])
    expect(rings).toEqual([])
  })
})

describe('what stands in one place only', () => {
  const product = [...contract, ...server, ...web].filter(isProduct)

  test('statements to the database: the kit and queries; a handler holds conditions at most', () => {
    const isStatement =
      /sql(?:<[^>]*>)?`\s*(select|insert|update|delete|with)\b|\binsertInto\(|\binsertAll\(|\bupdateOf\(/
    const inFeatures = server.filter((source) => isProduct(source) && featureOf(source.path) !== null)
    const ofQueries = /\/(queries|search|defaults|factory|logins|attempts|devices|demo(\/[\w-]+)?)\.ts$/
    expect(holding(inFeatures, isStatement, ofQueries)).toEqual([])
    expect(holding([...contract, ...web], /\bsql`|\bkysely\b|['"]pg['"]/, /^$/)).toEqual([])
  })

  test('the driver: the kit alone', () => {
    expect(
      breaches(
        product,
        (source, name) => /^(pg|kysely)$/.test(name) && !/^server\/src\/(kit|commands)\//.test(source.path),
      ),
    ).toEqual([])
  })

  test('fetch: the kit of the web app, what keeps its code, and the adapters of the server that ask other machines', () => {
    const reaching = /^web\/src\/(kit\/|app\/offline\/service-worker)|^server\/src\/kit\/fetching\//
    expect(holding(product, /(?<![\w.])fetch\(|\bXMLHttpRequest\b/, reaching)).toEqual([])
  })

  test('the environment: one file', () => {
    expect(
      holding(product, /process\.env|import\.meta\.env/, /^server\/src\/kit\/(env|embedded-postgres\/account)\.ts$/),
    ).toEqual([])
  })

  test('work across tenants: the kit, session, tenants, users, the trail, lists of all tenants, demo data, mails to staff and commands', () => {
    const across =
      /^server\/src\/(kit|session|tenants|users|trail|demo|commands)\/|^server\/src\/(master-data\/across-tenants|notifications\/mails)\.ts$/
    expect(holding(product, /\basPlatform\(/, across)).toEqual([])
  })
})
