// Takes the pictures of the README and of the guide anew, from a server on the demo data of today.
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'
import { steps } from './lib/steps.mjs'

await ensureInstalled()
process.env.PICTURES = `${root}docs`
const { failed } = await steps.e2e.run(['pictures.spec'])
process.exit(failed === 0 ? 0 : 1)
