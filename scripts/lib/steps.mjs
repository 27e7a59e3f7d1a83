import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.mjs'
import { findCitus } from './citus.mjs'
import { findFirefox } from './firefox.mjs'
import { findLanded, layTodaysSchema, openLanded } from './landed.mjs'
import { readResult } from './report.mjs'
import { root, run, tool } from './run.mjs'
import { hasRuntimes, otherVersions, testOn } from './runtimes.mjs'

/** Every step of the test command in its order: whether there is any, and what it does and answers: { passed, failed, names of those that failed }. */
export const steps = {
  lint: { run: lint },
  types: { run: checkTypes },
  unit: { run: (filters) => vitest('unit', filters) },
  server: { run: (filters) => vitest('server', filters) },
  faults: { run: (filters) => vitest('faults', filters) },
  citus: { run: testCitus },
  landed: { run: testLanded },
  runtimes: { run: testRuntimes, exists: hasRuntimes },
  scripts: { run: (filters) => vitest('scripts', filters) },
  web: { run: testComponents, exists: () => existsSync(`${root}web/vitest.config.ts`) },
  e2e: { run: testJourneys, exists: () => existsSync(`${root}e2e/playwright.config.ts`) },
  firefox: { run: testFirefox },
}

const failure = (name) => ({ passed: 0, failed: 1, names: [name] })

async function check(name, command, args) {
  return (await run(command, args)) === 0 ? { passed: 1, failed: 0, names: [] } : failure(name)
}

/** Format and lint; and that no file, export or dependency is left behind that nothing uses. */
async function lint() {
  const results = [
    await check('biome', tool('biome'), ['check', '.']),
    await check('knip', tool('knip'), ['--no-config-hints']),
  ]
  return results.reduce(sum)
}

const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  names: [...one.names, ...other.names],
})

/** All parts at once; what has not changed since the last time is not checked again. */
function checkTypes() {
  const parts = ['contract', 'server', 'web', 'e2e', 'bench', 'battery'].filter((part) =>
    existsSync(`${root}${part}/tsconfig.json`),
  )
  return check('tsc', tool('tsc'), ['-b', ...parts])
}

function vitest(project, filters, env = {}) {
  return withReport(project, (report) => {
    return run(tool('vitest'), ['run', '--project', project, ...vitestOptions(report, filters)], { env })
  })
}

/** The tests of the server on a coordinator and two machines, and how such an installation comes about and goes on. */
async function testCitus(filters) {
  const archive = findCitus()
  if (!archive) return { passed: 0, failed: 0, skipped: 1, names: [] }
  const env = { CITUS_ARCHIVE: archive }
  const results = [await vitest('machines', filters, env), await vitest('citus', filters, env)]
  return results.reduce(sum)
}

/** What differs between versions of Node, on each that we support and that does not run us. All at once: they wait a lot. */
async function testRuntimes() {
  const results = await Promise.all(
    otherVersions().map((version) =>
      withReport(`node-${version}`, (report) => testOn(version, vitestOptions(report, []))),
    ),
  )
  return results.reduce(sum, { passed: 0, failed: 0, names: [] })
}

/** Tests of then that write every field, repeat every call that makes something, lead cases and plan the day. */
const testsOfThen = ['house/every-field', 'house/retries', 'processes/processes', 'tasks/tasks']

/** The build that others still run, on the schema of today: beside the new one, and by its own tests. */
async function testLanded() {
  const { commit, reason } = await findLanded()
  const folder = commit && (await openLanded(commit))
  if (!folder) {
    console.log(`Nothing was tried: ${reason ?? `the packages of ${commit} cannot be had`}`)
    return { passed: 0, failed: 0, skipped: 1, names: [] }
  }
  console.log(`The landed build is ${commit}`)
  const beside = await withReport('landed', (report) =>
    run(tool('vitest'), ['run', '--project', 'landed', ...vitestOptions(report, [])], {
      env: { LANDED_FOLDER: folder },
    }),
  )
  await layTodaysSchema(folder)
  const byThen = await withReport('landed-tests', (report) =>
    run(
      process.execPath,
      [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'server', ...vitestOptions(report, testsOfThen)],
      {
        cwd: folder,
      },
    ),
  )
  return [beside, byThen].reduce(sum)
}

// A page of the browser keeps what the tests in it have used, and breaks when that is too much: each part has new ones.
const componentParts = 3

async function testComponents(filters) {
  const chromium = await findChromium()
  if (!chromium) return failure('no Chromium')
  const testPart = (part, parts) =>
    withReport(`web-${part}`, (report) => {
      return run(tool('vitest'), ['run', `--shard=${part}/${parts}`, ...vitestOptions(report, filters)], {
        cwd: `${root}web`,
        env: { CHROMIUM_PATH: chromium },
      })
    })
  if (filters.length > 0) return testPart(1, 1)
  const results = []
  for (let part = 1; part <= componentParts; part += 1) results.push(await testPart(part, componentParts))
  return results.reduce(sum)
}

async function testJourneys(filters) {
  const chromium = await findChromium()
  if (!chromium) return failure('no Chromium')
  if ((await run(process.execPath, [`${root}scripts/build.mjs`])) !== 0) return failure('the build')
  return withReport('e2e', (report) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...filters]
    return run(tool('playwright'), args, { env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  })
}

/** One journey in the browser of another house; where it is missing nothing is tried, and that is said. */
async function testFirefox(filters) {
  const firefox = await findFirefox()
  if (!firefox) return { passed: 0, failed: 0, skipped: 1, names: [] }
  if ((await run(process.execPath, [`${root}scripts/build.mjs`])) !== 0) return failure('the build')
  return withReport('firefox', (report) =>
    run(tool('vitest'), ['run', '--project', 'firefox', ...vitestOptions(report, filters)], {
      env: { FIREFOX_PATH: firefox },
    }),
  )
}

function vitestOptions(report, filters) {
  // A part may have no tests yet, but a filter that finds none is a slip of the pen and must not look like success.
  const none = filters.length === 0 ? ['--passWithNoTests'] : []
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...none, ...filters]
}

async function withReport(name, runTests) {
  const folder = `${root}.cache/reports`
  const report = `${folder}/${name}-${process.pid}.json`
  mkdirSync(folder, { recursive: true })
  const result = readResult(report, await runTests(report))
  rmSync(report, { force: true })
  return result
}
