import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process or thread ended between listing and reading.
    return ''
  }
}

const parentOf = (pid: string): string => read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1] ?? ''

/** @returns the process and everything that descends from it. */
export const treeOf = (root: number): number[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]))
  const tree = new Set([String(root)])
  let size = 0
  while (size !== tree.size) {
    size = tree.size
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid)
  }
  return [...tree].map(Number)
}

const threadNanoseconds = (pid: number, thread: string): number =>
  Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0] ?? 0)

const processNanoseconds = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadNanoseconds(pid, thread), 0)
  } catch {
    return 0
  }
}

/** CPU time that some processes have used so far, in microseconds. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + processNanoseconds(pid), 0) / 1000

/** Memory of some processes in MB, shared pages counted once (PSS). */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0), 0) / 1024

/** @returns the process that started a process. */
export const parentOfPid = (pid: number): number => Number(parentOf(String(pid)))
