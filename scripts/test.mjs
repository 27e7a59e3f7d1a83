// npm test                        everything
// npm test -- unit server         only these steps
// npm test -- server persons      only these steps, only the files that match
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/run.mjs'
import { steps } from './lib/steps.mjs'

await ensureInstalled()

const args = process.argv.slice(2)
const chosen = args.filter((arg) => arg in steps)
const filters = args.filter((arg) => !(arg in steps))
if (filters.length > 0 && chosen.length === 0) {
  console.error(`Name the step to run ${filters.join(' ')} in: ${Object.keys(steps).join(', ')}`)
  process.exit(2)
}

const total = { passed: 0, failed: 0, skipped: 0, names: [] }
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  if (step.exists && !step.exists()) continue
  console.log(`\n== ${name}`)
  const began = performance.now()
  const { passed, failed, skipped = 0, names } = await step.run(filters)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${name}: ${counted({ passed, failed, skipped })}, ${seconds} s`)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.names.push(...names.map((failure) => `${name}: ${failure.replace(root, '')}`))
}

for (const name of total.names) console.log(`failed: ${name}`)
console.log(`\n${counted(total)}`)
process.exit(total.failed === 0 ? 0 : 1)

/** What could not be tried is told as such, and never as passed. */
function counted({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
