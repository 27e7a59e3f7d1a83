import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { treeOf } from './cpu'
import { startServer, temporaryFolder } from './server'
export const breakdown = (pids: number[]) => {
  let sum = 0
  for (const pid of pids) {
    let roll = ''
    try { roll = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8') } catch { continue }
    const f = (k: string) => (Number(new RegExp(`^${k}:\\s+(\\d+)`, 'm').exec(roll)?.[1] ?? 0) / 1024).toFixed(1)
    sum += Number(f('Pss'))
    console.log(f('Pss').padStart(7), 'anon', f('Pss_Anon'), 'file', f('Pss_File'), 'shmem', f('Pss_Shmem'), readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 90))
  }
  console.log('sum', sum.toFixed(1))
}
if (process.argv[1]?.includes('mem.tmp')) {
  const { path, remove } = await temporaryFolder()
  await (await startServer(path)).stop()
  const again = await startServer(path)
  for (const wait of [1, 9, 20, 30]) { await delay(wait * 1000); console.log('after', wait); breakdown(treeOf(again.process.pid ?? 0)) }
  await again.stop(); await remove(); process.exit(0)
}
