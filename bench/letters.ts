import { setInterval } from 'node:timers/promises'
import type { Letter } from '@pietas/contract/correspondence'
import type pg from 'pg'
import { memoryOf, treeOf } from './cpu'
import type { Parties } from './efficiency'
import { type Shot, shoot } from './load'
import type { Row } from './print'

const howMany = 200

const text =
  `<p>wir teilen Ihnen mit, dass <span data-placeholder="deceased.fullName"></span> verstorben ist, und bitten Sie,
  die laufenden Zahlungen einzustellen und uns den Eingang dieser Nachricht zu bestätigen.</p>`.repeat(6)

/** What the most memory was that some processes held, in MB, while work went on. */
const mostOf = async (pids: () => number[], work: Promise<unknown>): Promise<number> => {
  let most = 0
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  for await (const _ of setInterval(100)) {
    most = Math.max(most, memoryOf(pids()))
    if (isOver) break
  }
  return most
}

/** What 200 letters of one case take that are finished in one go, and then put together to be printed. */
export const letterRows = async (
  client: pg.Client,
  { origin, cookie, serverPid, postgresPid }: Parties,
  tenantId: number,
  legalEntityId: number,
): Promise<Row[]> => {
  const { rows } = await client.query<{ id: string }>(
    "select id from processes where tenant_id = $1 and legal_entity_id = $2 and status = 'ACTIVE' order by id limit 1",
    [tenantId, legalEntityId],
  )
  const base = `/api/v1/tenants/${tenantId}/processes/${rows[0]?.id}`
  const write = (count: number): Shot => ({
    method: 'POST',
    path: `${base}/correspondence`,
    body: {
      subject: 'Sterbefall',
      content: text,
      state: 'FINAL',
      recipients: Array.from({ length: count }, (_, n) => ({
        type: 'FREE',
        address: `Versicherung Nr. ${n}\nLindenstraße ${n}\n02826 Görlitz`,
      })),
    },
  })
  // The printer starts with the first letter and stays for a while; what it then holds is what each further one costs.
  await shoot(origin, cookie, write(1))
  const database = new Set([postgresPid, ...treeOf(postgresPid)])
  const printer = () => treeOf(serverPid).filter((pid) => pid !== serverPid && !database.has(pid))
  const began = performance.now()
  const written = shoot(origin, cookie, write(howMany))
  const most = await mostOf(printer, written)
  const { items } = JSON.parse(await written) as { items: Letter[] }
  const finished = performance.now()
  const pages = await fetch(`${origin}${base}/correspondence-pages?ids=${items.map(({ id }) => id).join(',')}`, {
    headers: { cookie },
  })
  if (!pages.ok) throw new Error(`pages: ${pages.status}`)
  const { byteLength } = await pages.arrayBuffer()
  const together = performance.now() - finished
  const note = `then put together in ${(together / 1000).toFixed(1)} s, ${(byteLength / 1e6).toFixed(1)} MB`
  return [
    {
      what: `${howMany} letters finished in one go`,
      figure: (finished - began) / 1000,
      unit: 's',
      must: 30,
      stretch: 15,
      isBetter: 'lower',
      note,
    },
    { what: 'memory of the printer meanwhile', figure: most, unit: 'MB', must: 250, stretch: 150, isBetter: 'lower' },
  ]
}
