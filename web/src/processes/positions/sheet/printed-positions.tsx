import type { Process } from '@pietas/contract/processes'
import { useEffect } from 'react'
import { toast } from '../../../kit/feedback'
import { usePrintDialog } from '../../../kit/print'
import { useGroupTitles } from '../use-group-titles'
import { usePositions } from '../use-positions'
import { PositionSheet } from './position-sheet'

/**
 * Puts the summary together from what is stored at this moment and opens the print dialog of the browser.
 *
 * @param onDone it has been printed, or could not be.
 */
export function PrintedPositions({ process, onDone }: { process: Process; onDone: () => void }) {
  const { data, error, isFetching } = usePositions(process.id)
  const titles = useGroupTitles(process.legalEntityId)
  const isReady = data !== undefined && !isFetching && titles.isKnown
  useEffect(() => {
    if (!error) return
    toast.error('position.print-failed')
    onDone()
  }, [error, onDone])
  usePrintDialog(isReady, onDone)
  return isReady ? (
    <PositionSheet process={process} positions={data.items} sums={data.sums} titleOf={titles.of} />
  ) : null
}
