import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const databaseForTests = `${root}server/src/kit/testing/global-setup.ts`

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; more workers only share them.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', root, include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root,
          include: ['server/src/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 20_000,
          hookTimeout: 60_000,
          setupFiles: [`${root}server/src/kit/testing/matchers.ts`],
          globalSetup: existsSync(databaseForTests) ? [databaseForTests] : [],
        },
      },
      { test: { name: 'scripts', root, include: ['scripts/**/*.test.mjs'] } },
    ],
  },
})
