import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, normalizePath, type Rolldown } from 'vite'
import { screens } from '../../scripts/lib/screens.mjs'

/** What asking for one more file costs, in bytes that could have come meanwhile. */
const perFile = 300

const web = normalizePath(fileURLToPath(new URL('..', import.meta.url)))

/** A file of the first build that several screens load. */
interface Shared {
  name: string
  /** What it is called without the letters that change with its content. */
  title: string
  modules: readonly string[]
  /** In bytes, as gzip packs it. */
  size: number
  /** Which of the screens load it. */
  screens: ReadonlySet<number>
  /** What else it loads at once, directly or through others. */
  loads: ReadonlySet<string>
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** What these files of a build load at once. */
const closure = (chunks: Chunks, files: readonly string[]): Set<string> => {
  const all = new Set(files)
  for (const file of all) for (const next of chunks.get(file)?.imports ?? []) all.add(next)
  return all
}

const sharedFiles = (chunks: Chunks): Shared[] => {
  const fileOf = new Map([...chunks.values()].map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]))
  const loads = screens().map(({ name, code }) =>
    closure(
      chunks,
      code.map((source) => {
        const file = fileOf.get(`${web}${source}`)
        if (!file) throw new Error(`The build has no file of ${source}, for ${name}`)
        return file
      }),
    ),
  )
  const first = closure(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  return [...chunks.values()]
    .filter(({ fileName }) => !first.has(fileName))
    .map(({ fileName, name, code, moduleIds }) => ({
      name: fileName,
      title: name,
      modules: moduleIds,
      size: gzipSync(code).length,
      screens: new Set(loads.flatMap((files, screen) => (files.has(fileName) ? [screen] : []))),
      loads: closure(chunks, [fileName]),
    }))
    .filter((file) => file.screens.size > 1)
}

/** What exactly the same screens load: one file of it costs nobody anything. */
const alike = (files: readonly Shared[]): Shared[][] => {
  const bySet = new Map<string, Shared[]>()
  for (const file of files) {
    const set = [...file.screens].join()
    bySet.set(set, [...(bySet.get(set) ?? []), file])
  }
  return [...bySet.values()]
}

/**
 * What all screens together load when some files are one, in bytes: that file, and what one of them loads although the
 * screen does not need it.
 */
const costsOf = (all: readonly Shared[]) => {
  const byName = new Map(all.map((file) => [file.name, file]))
  return (files: readonly Shared[]): number => {
    const size = files.reduce((sum, file) => sum + file.size, 0)
    const needed = [...new Set(files.flatMap(({ loads }) => [...loads]))].flatMap((name) => byName.get(name) ?? [])
    const others = needed.filter((file) => !files.includes(file))
    const inVain = (screen: number) =>
      others.reduce((sum, file) => sum + (file.screens.has(screen) ? 0 : file.size + perFile), 0)
    const loading = new Set(files.flatMap((file) => [...file.screens]))
    return [...loading].reduce((sum, screen) => sum + size + perFile + inVain(screen), 0)
  }
}

type Division = { cost: number; groups: Shared[][] }

/** Of all ways to put neighbours together, or to leave them as they are, that after which the screens load least. */
const leastOf = (neighbours: readonly Shared[][]): Shared[][] => {
  const costOf = costsOf(neighbours.flat())
  const divisions: Division[] = [{ cost: 0, groups: [] }]
  const add = ({ cost, groups }: Division, more: Shared[][]): Division => ({
    cost: more.reduce((sum, group) => sum + costOf(group), cost),
    groups: [...groups, ...more],
  })
  for (let end = 1; end <= neighbours.length; end += 1) {
    let least = add(divisions[end - 1] as Division, alike(neighbours[end - 1] ?? []))
    for (let begin = 0; begin < end; begin += 1) {
      const together = add(divisions[begin] as Division, [neighbours.slice(begin, end).flat()])
      if (together.cost < least.cost) least = together
    }
    divisions.push(least)
  }
  return divisions.at(-1)?.groups ?? []
}

/**
 * Many small files travel together: each table asks for the same thirty icons and parts of its library. A first build,
 * of which nothing is written, shows what each screen loads; what nearly the same screens load then becomes one file.
 *
 * Only files that follow each other by the number of screens are put together. What a file loads is loaded by at least
 * as many screens, so that of the files that come of it no two load each other.
 *
 * @param config the build without such files.
 * @returns for a module the name of the file that it shares with others.
 */
export async function planChunks(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    ...config,
    configFile: false,
    root: web,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const shared = sharedFiles(chunks)
  const counts = [...new Set(shared.map((file) => file.screens.size))].sort((one, other) => other - one)
  const groups = leastOf(counts.map((count) => shared.filter((file) => file.screens.size === count)))
  const names = new Set<string>()
  return new Map(
    groups
      .filter(({ length }) => length > 1)
      .flatMap((group) => {
        const [largest] = group.toSorted((one, other) => other.size - one.size)
        let name = largest?.title ?? ''
        while (names.has(name)) name += '-more'
        names.add(name)
        return group.flatMap(({ modules }) => modules.map((id) => [id, name] as const))
      }),
  )
}
