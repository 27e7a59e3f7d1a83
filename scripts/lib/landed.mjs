import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises'
import { promisify } from 'node:util'
import { root, run } from './run.mjs'

const execute = promisify(execFile)

/** @returns what Git says, or null where it cannot. */
const git = (...words) =>
  execute('git', words, { cwd: root }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  )

/**
 * The build that other servers still run while this one starts: what has landed. Where this is what has landed, the build
 * just before the latest change of the schema. `LANDED` names another commit.
 *
 * @returns its commit, or the reason why there is none.
 */
export async function findLanded() {
  const named = process.env.LANDED
  if (named) {
    const commit = await git('rev-parse', '--verify', '--quiet', `${named}^{commit}`)
    return commit ? { commit } : { reason: `there is no commit ${named}` }
  }
  const head = await git('rev-parse', 'HEAD')
  if (!head) return { reason: 'this is no clone with a history' }
  const landed = await git('merge-base', 'HEAD', 'origin/HEAD')
  if (landed && landed !== head) return { commit: landed }
  const change = await git('log', '-1', '--format=%H', '--', 'server/migrations', 'server/schema')
  const before = change && (await git('rev-parse', '--verify', '--quiet', `${change}^`))
  return before ? { commit: before } : { reason: 'the history does not reach back to another schema' }
}

const unpack = (commit, folder) =>
  new Promise((resolve, reject) => {
    const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    const tar = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'inherit', 'inherit'] })
    for (const child of [archive, tar]) child.once('error', reject)
    tar.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${commit} could not be unpacked`))))
  })

/** Our packages where that build needs the same ones, but for its own parts. */
async function linkPackages(folder) {
  const target = `${folder}/node_modules`
  await mkdir(`${target}/@pietas`, { recursive: true })
  for (const name of await readdir(`${root}node_modules`))
    if (name !== '@pietas' && name !== '.cache' && name !== '.vite')
      await symlink(`${root}node_modules/${name}`, `${target}/${name}`)
  for (const part of ['contract', 'server', 'web']) {
    await symlink(`${folder}/${part}`, `${target}/@pietas/${part}`)
    await symlink(`${root}${part}/node_modules`, `${folder}/${part}/node_modules`).catch(() => undefined)
  }
}

/** Lays a build of then into a folder of its own, ready to run. @returns the folder, or null where its packages cannot be had. */
export async function openLanded(commit) {
  const builds = `${root}.cache/landed`
  const folder = `${builds}/${commit}`
  await mkdir(builds, { recursive: true })
  for (const name of await readdir(builds)) await rm(`${builds}/${name}`, { recursive: true, force: true })
  const unfinished = `${folder}.unfinished`
  await mkdir(unfinished)
  await unpack(commit, unfinished)
  await rename(unfinished, folder)
  const isSame = (await git('diff', '--stat', commit, 'HEAD', '--', 'package-lock.json')) === null
  if (isSame) await linkPackages(folder)
  else if ((await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })) !== 0) return null
  return folder
}

/** Gives a build of then the schema of today. */
export async function layTodaysSchema(folder) {
  for (const part of ['server/migrations', 'server/schema']) {
    await rm(`${folder}/${part}`, { recursive: true })
    await cp(`${root}${part}`, `${folder}/${part}`, { recursive: true })
  }
}
