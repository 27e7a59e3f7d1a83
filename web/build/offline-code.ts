import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name that the browser asks for; it says nothing of the content, because a browser looks for a new one there. */
const workerName = 'service-worker'

/** Where the build puts what it makes of an entry. */
export const fileOfEntry = ({ name }: { name: string }) =>
  name === workerName ? '[name].js' : 'assets/[name]-[hash].js'

/** What the app starts from, and the worker that keeps its code. */
export const entries = { index: 'index.html', [workerName]: 'src/app/offline/service-worker.ts' }

/** Tells the worker at the end of a build what there is to keep. */
export const offlineCode = (): Plugin => {
  let entry = ''
  return {
    name: 'offline-code',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        for (const part of Object.values(bundle))
          if (part.type === 'chunk' && part.isEntry && part.name === 'index') entry = `/${part.fileName}`
        // The pictures of the guide are fetched when somebody looks at them; nobody works with them.
        const assets = readdirSync(join(dir, 'assets'))
          .filter((file) => !file.endsWith('.webp'))
          .map((file) => `/assets/${file}`)
        const files = [...assets, '/color-mode.js', '/favicon.svg', '/known-browser.js'].sort()
        const page = readFileSync(join(dir, 'index.html'))
        const name = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16)
        const worker = join(dir, `${workerName}.js`)
        const facts = `const release=${JSON.stringify({ name, entry, files })};`
        writeFileSync(worker, facts + readFileSync(worker, 'utf8'))
      },
    },
  }
}
