import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from './source'

const build = (): void => {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'server'], { stdio: 'inherit' })
}

/**
 * Builds the server before tests start it: what they try is what people run. What has not changed is not built again;
 * who watches the tests has what he has changed.
 */
export default (project: TestProject): void => {
  build()
  project.onTestsRerun(async () => build())
}
