import { type AddressInfo, createServer } from 'node:net'
import { defineConfig } from '@playwright/test'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

// Several may test on one machine. The workers read this file as well and take the port of the first.
process.env.E2E_PORT ??= String(await freePort())
const port = process.env.E2E_PORT

const flags =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  // As long as a busy machine may need: what is broken fails all the same.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // What it fetches cannot be held up by a journey; the one about it lets it in.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    // Recording every step takes half of the time of a journey: asked for when a failure has to be looked at.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags.split(' ') },
  },
  webServer: {
    command: 'node serve.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    env: {
      PORT: port,
      LOG_LEVEL: 'error',
      DEMO: '1',
      DATABASE_URL: '',
      PUBLIC_URL: '',
    },
  },
})
