import type { Process } from '@pietas/contract/processes'
import { useEffect, useEffectEvent, useState } from 'react'
import { queries } from '../../../kit/api'
import { client } from '../../../kit/api/client'
import { toast } from '../../../kit/feedback'
import { usePrintDialog } from '../../../kit/print'
import { preparationsQuery } from '../use-preparations'
import { PreparationSheet, type SheetFacts } from './preparation-sheet'

const gather = async (process: Process): Promise<SheetFacts> => {
  const [preparations, { items }] = await Promise.all([
    queries.fetchQuery({ ...preparationsQuery(process.id), staleTime: 0 }),
    client.processPersons.list(process.id, { query: { limit: 500 } }),
  ])
  return { process, preparations, persons: items }
}

/**
 * Puts the sheet together from what is stored at this moment and opens the print dialog of the browser.
 *
 * @param onDone the sheet has been printed, or could not be.
 */
export function PrintedSheet({ process, onDone }: { process: Process; onDone: () => void }) {
  const [facts, setFacts] = useState<SheetFacts>()
  const begin = useEffectEvent(async (isWanted: () => boolean) => {
    try {
      const gathered = await gather(process)
      if (isWanted()) setFacts(gathered)
    } catch {
      if (!isWanted()) return
      toast.error('preparations.print-error')
      onDone()
    }
  })
  useEffect(() => {
    let wanted = true
    void begin(() => wanted)
    return () => {
      wanted = false
    }
  }, [])
  usePrintDialog(facts !== undefined, onDone)
  return facts ? <PreparationSheet {...facts} /> : null
}
