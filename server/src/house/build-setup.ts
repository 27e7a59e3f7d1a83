import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './source'

/** Builds the server before tests start it: what they try is what people run. What has not changed is not built again. */
export default (): void => {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'server'], { stdio: 'inherit' })
}
