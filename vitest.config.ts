import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/lib/longest-first.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const databaseForTests = `${root}server/src/kit/testing/global-setup.ts`
const citusForTests = `${root}server/src/kit/testing/citus-setup.ts`
const builtServer = `${root}server/src/house/build-setup.ts`

/** Tests that break things: programs killed, clients that never end, disks that are full, files made to do harm. */
const faults = [
  'server/src/house/{bombs,crash,demo,drain,fuzz,light-start,log,quarantine,restart,restore-tenant,slow-clients,two-servers}.test.ts',
  'server/src/kit/{backup,embedded-postgres}/**/*.test.ts',
  'server/src/{documents/quarantine,kit/disk-space,session/provider/sign-in,tenants/domains}.test.ts',
  'server/src/commands/**/*.test.ts',
  'battery/battery.test.ts',
]

/** More than a minute each; whoever is left with one of them at the end works alone. */
const longest = ['/house/fuzz.test.ts', '/battery.test.ts', '/commands.test.ts', '/backup.test.ts', '/switch.test.ts']

const citusAlone = ['server/src/kit/db/citus/**/*.test.ts']

/** Tests of facts that hold in one database alone, besides those that say so one by one (`inOneDatabase`). */
const plainOnly = [
  // Plans of one database, as EXPLAIN tells them.
  'server/src/house/{rare-filters,sort-indexes}.test.ts',
  // Databases that tests make for themselves, in which there is no Citus.
  'server/src/kit/db/upgrade.test.ts',
]

/** How tests of the server run: as it is shipped, on a real PostgreSQL, each in a tenant of its own. */
const ofServer = {
  root,
  pool: 'forks' as const,
  // Far beyond what anything takes: a machine with other work to do is slow, and that is no fault of ours.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [`${root}server/src/kit/testing/matchers.ts`],
  // What was built is loaded as it is.
  server: { deps: { external: [/\/server\/dist\//] } },
  globalSetup: [builtServer, databaseForTests],
}

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; more workers only share them.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(longest) },
    // What was built imports none of what it was built from.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/{contract,server}/src/**'],
    projects: [
      { test: { name: 'unit', root, include: ['{contract/src,battery}/**/*.test.ts'], exclude: faults } },
      // One server for all files of a worker, each of which works in a tenant of its own.
      {
        test: {
          ...ofServer,
          name: 'server',
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          exclude: [...faults, ...citusAlone],
        },
      },
      // A process of its own for each server that is to be broken.
      { test: { ...ofServer, name: 'faults', include: faults } },
      // The same on a coordinator and two machines for tenants.
      {
        test: {
          ...ofServer,
          name: 'citus',
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          exclude: [...faults, ...citusAlone, ...plainOnly],
          globalSetup: [builtServer, citusForTests],
        },
      },
      // A cluster of their own that is distributed, grows and is broken: a minute's work each where nothing else is done.
      { test: { ...ofServer, name: 'machines', testTimeout: 300_000, hookTimeout: 300_000, include: citusAlone } },
      { test: { name: 'scripts', root, include: ['scripts/**/*.test.mjs'] } },
      { test: { ...ofServer, name: 'landed', include: ['e2e/landed/*.test.mjs'] } },
      { test: { name: 'firefox', root, include: ['e2e/firefox/*.test.mjs'] } },
    ],
  },
})
