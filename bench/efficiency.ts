import type { BareDriver } from './bare-driver'
import { cpuOf, treeOf } from './cpu'
import { fire, type Shot } from './load'

/** The product while it runs: its server, and the PostgreSQL below it. */
export type Parties = { origin: string; cookie: string; serverPid: number; postgresPid: number }

/** The processes whose CPU counts: PostgreSQL on both sides, the server or the bare driver on its own. */
export type Contestants = Parties & { bare: BareDriver }

/** One thing that both sides do. */
export type Contest = { name: string; shots: (n: number) => Shot; count: number }

const rounds = 3
const warmUp = 2500

/** @returns microseconds of CPU for each operation. */
const costOf = async (pids: () => number[], count: number, work: () => Promise<void>): Promise<number> => {
  // New connections come during the first shots; afterwards the same processes do the work.
  const before = new Map(pids().map((pid) => [pid, cpuOf([pid])]))
  await work()
  return pids().reduce((sum, pid) => sum + cpuOf([pid]) - (before.get(pid) ?? 0), 0) / count
}

export type Cost = { ours: number; ourDatabase: number; bare: number; ratio: number }

/** Lets both sides do the same in turns and compares the CPU they need, PostgreSQL included. */
export const compare = async (parties: Contestants, { name, shots, count }: Contest, from: number): Promise<Cost> => {
  const { origin, cookie, serverPid, postgresPid, bare } = parties
  const ours = () => [serverPid, ...treeOf(postgresPid)]
  const database = () => treeOf(postgresPid)
  const theirs = () => [bare.process.pid ?? 0, ...treeOf(postgresPid)]
  // Both sides warm up alike: what counts is the cost of a server that has been running for a while.
  await fire(origin, cookie, shots, from, warmUp)
  await bare.run(name, from + 1_000_000, warmUp)
  const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    const start = from + warmUp + round * count
    costs.ours.push(await costOf(ours, count, () => fire(origin, cookie, shots, start, count)))
    costs.bare.push(await costOf(theirs, count, () => bare.run(name, start + 1_000_000, count)))
  }
  const median = (values: number[]): number => values.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  const [our, their] = [median(costs.ours), median(costs.bare)]
  const ourDatabase = await costOf(database, count, () =>
    fire(origin, cookie, shots, from + warmUp + rounds * count, count),
  )
  return { ours: our, ourDatabase, bare: their, ratio: their / our }
}
