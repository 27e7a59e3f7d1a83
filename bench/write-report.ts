import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/src/kit/project'
import { numberOf, type Row, verdictOf } from './print'

const file = join(projectRoot, 'docs/performance.md')

const introduction = `# Performance

What \`npm run bench\` has measured, against the figures that are to be kept. Ratios of CPU compare with a bare driver that does the same work by statements of its own, without HTTP, sessions, rights, audit trail or other tenants: 1 means that all of that costs nothing. Growth is what the same call costs in a legal entity of a million persons (200,000 cases), over one of ten thousand. Content is how long after its address was asked for a page stands there without anything that stands for something else, in a legal entity of ten thousand persons and as many cases.

\`npm run bench -- --write\` measures everything anew and writes this page; \`npm run bench -- clients --write\` one part of it.
`

const head = '| What | Figure | Must | Stretch | Reached | Measured | In detail |\n|---|---:|---:|---:|---|---|---|'

const machine = (): string => {
  const cores = cpus()
  return `${cores.length} x ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.versions.node}`
}

const lineOf = (row: Row, day: string): string => {
  const value = [numberOf(row.figure), row.unit].filter(Boolean).join(' ')
  const goals = [numberOf(row.must), numberOf(row.stretch), verdictOf(row)]
  return `| ${[row.what, value, ...goals, day, row.note ?? ''].join(' | ')} |`
}

/** What a line is about. */
const subjectOf = (line: string): string => line.slice(2).split(' | ')[0] ?? ''

type Line = { text: string; machine: string }

/** The lines of the report by what they are about, each with the machine under which it stands. */
const linesOf = (report: string): Map<string, Line> => {
  const lines = new Map<string, Line>()
  let at = ''
  for (const text of report.split('\n')) {
    if (text.startsWith('## ')) at = text.slice(3)
    else if (text.startsWith('| ') && !head.startsWith(text)) lines.set(subjectOf(text), { text, machine: at })
  }
  return lines
}

/**
 * Sets rows into the report. One that was measured before stays in its place, with what is new; one that was not measured
 * now stays as it is, with its day and its machine.
 */
export const writeReport = (rows: readonly Row[]): void => {
  const lines = linesOf(readFileSync(file, { encoding: 'utf8', flag: 'a+' }))
  const day = new Date().toISOString().slice(0, 10)
  for (const row of rows) {
    const text = lineOf(row, day)
    lines.set(subjectOf(text), { text, machine: machine() })
  }
  const all = [...lines.values()]
  const machines = [...new Set(all.map((line) => line.machine))]
  const tables = machines.map((at) => {
    const ofMachine = all.filter((line) => line.machine === at).map(({ text }) => text)
    return `## ${at}\n\n${[head, ...ofMachine].join('\n')}\n`
  })
  writeFileSync(file, [introduction, ...tables].join('\n'))
}
