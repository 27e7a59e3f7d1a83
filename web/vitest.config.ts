import { existsSync } from 'node:fs'
import { argv, env } from 'node:process'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { classNames } from './build/class-names.ts'
import { guide } from './build/guide.ts'
import { lightRoutes } from './build/light-routes.ts'
import { zodWithoutEval } from './build/zod-without-eval.ts'

// React as it is shipped: what it watches while somebody develops takes more than half of the time.
env.NODE_ENV = 'production'

const installed = env.CHROMIUM_PATH ?? '/usr/bin/chromium'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Each file of tests loads the same modules into a new page: in a single run the browser need not ask for one twice. Whoever
// watches files changes them meanwhile.
const runsOnce = argv.includes('run')

/** What asks the page itself. */
const onAPage = ['src/**/*.page.test.ts']

export default defineConfig({
  plugins: [react(), lightRoutes(), guide()],
  resolve: { alias: [zodWithoutEval] },
  css: { modules: classNames(false) },
  server: { headers: runsOnce ? { 'Cache-Control': 'max-age=3600' } : {} },
  // Named up front: a dependency found only during the run makes the bundler start over and the first test fail.
  optimizeDeps: {
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/material/Alert',
      '@mui/material/MenuList',
      '@mui/material/Popper',
      '@mui/material/styles',
      '@mui/x-date-pickers/DateCalendar',
      '@mui/x-date-pickers/LocalizationProvider',
      '@mui/x-date-pickers/AdapterDayjs',
      '@mui/x-date-pickers/locales',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      'axe-core',
      'bankdata-germany',
      'dayjs',
      'dayjs/locale/de',
      'hucre/csv',
      'hucre/xlsx',
      'dayjs/locale/en-gb',
      'dompurify',
      'lucide-react',
      'pdfjs-dist',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react/jsx-dev-runtime',
      'sonner',
      'vitest-browser-react',
      'zod/v4',
    ],
  },
  test: {
    // One page of its own each; left alone, two cores would run them one after the other.
    maxWorkers: 2,
    // As long as a busy machine may need: what is broken fails all the same.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Pure functions; what they are loaded with asks for a page, so there is the likeness of one.
        test: {
          name: 'pure',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['src/kit/testing/setup.ts'],
          include: ['src/**/*.test.ts'],
          exclude: onAPage,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['src/**/*.test.tsx', ...onAPage],
          setupFiles: ['src/kit/testing/setup-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: existsSync(installed) ? installed : undefined, args: flags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
