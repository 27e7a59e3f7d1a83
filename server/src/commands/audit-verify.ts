import { withOwner } from '../kit/backup'
import { readEnv } from '../kit/env'
import { openDatabase } from '../kit/house'
import { OperatorError } from '../kit/operator-error'
import { type Chain, verifyTrail } from '../kit/trail'
import { print, runCommand, UsageError } from './run'

const nameOf = ({ tenantId }: Chain): string => (tenantId === 0 ? 'platform' : `tenant ${tenantId}`)

const lineOf = (chain: Chain): string => {
  const { blocks, sealed, waiting, head } = chain
  const open = waiting > 0 ? `, ${waiting} not sealed yet` : ''
  return `${nameOf(chain)}: ${sealed} entries in ${blocks} blocks${open}${head ? `, the last one ${head}` : ''}`
}

runCommand(async (words) => {
  if (words.length > 0) throw new UsageError('Usage: npm run audit:verify')
  const database = await openDatabase(readEnv(), () => undefined)
  try {
    const chains = await withOwner(database.ownerUrl, verifyTrail)
    for (const chain of chains) if (!chain.broken) print(lineOf(chain))
    const faults = chains.flatMap((chain) =>
      chain.broken ? [`${nameOf(chain)}: block ${chain.broken.block} is broken: ${chain.broken.why}`] : [],
    )
    if (faults.length > 0) throw new OperatorError(faults.join('\n'))
    print('The chain of the audit trail is whole.')
  } finally {
    await database.close()
  }
})
