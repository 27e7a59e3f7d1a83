import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/kit/project'
import { numberOf, type Row, verdictOf } from './print'

const file = join(projectRoot, 'docs/performance.md')

const introduction = `# Performance

What \`npm run bench\` has measured, against the figures that are to be kept. Ratios of CPU compare with a bare driver that does the same work by statements of its own, without HTTP, sessions, rights, audit trail or other tenants: 1 means that all of that costs nothing. Growth is what the same call costs in a legal entity of a million persons (200,000 cases), over one of ten thousand.

\`npm run bench -- --write\` measures everything anew and writes this page; \`npm run bench -- clients --write\` one part of it.
`

const head = '| What | Figure | Must | Stretch | Reached | Measured |\n|---|---:|---:|---:|---|---|'

const machine = (): string => {
  const cores = cpus()
  return `${cores.length} x ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}`
}

const lineOf = (row: Row, measured: string): string => {
  const { what, figure, unit, must, stretch, note } = row
  const value = [numberOf(figure), unit].filter(Boolean).join(' ')
  const cells = [note ? `${what} (${note})` : what, value, numberOf(must), numberOf(stretch), verdictOf(row), measured]
  return `| ${cells.join(' | ')} |`
}

/** What a line is about, without its note. */
const subjectOf = (line: string): string => line.slice(2).split(/ \(| \| /)[0] ?? ''

/**
 * Sets rows into the report. One that was measured before stays in its place, with what is new; one that was not measured
 * now stays as it is, with its day.
 */
export const writeReport = (rows: readonly Row[]): void => {
  const known = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
  const lines = new Map(known.map((line) => [subjectOf(line), line]))
  const measured = `${new Date().toISOString().slice(0, 10)}, ${machine()}`
  for (const row of rows) {
    const line = lineOf(row, measured)
    lines.set(subjectOf(line), line)
  }
  writeFileSync(file, `${[introduction, head, ...lines.values()].join('\n')}\n`)
}
