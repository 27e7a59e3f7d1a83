import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Process } from '@pietas/contract/processes'
import { Ban, Copy, Printer, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../kit/i18n'
import { whenIdle } from '../kit/loading'
import { usePermissions } from '../kit/session'
import { Tooltip } from '../kit/tooltip'
import { useProcessCommands } from './use-process-commands'
import { useReactivate } from './use-reactivate'

const CancelDialog = whenIdle(async () => (await import('./cancel-dialog')).CancelDialog)
const CopyDialog = whenIdle(async () => (await import('./copy-dialog')).CopyDialog)
const PrintedSheet = whenIdle(async () => (await import('./preparations/sheet/printed-sheet')).PrintedSheet)
const DuplicateDialog = whenIdle(async () => (await import('./duplicate-dialog')).ProcessDuplicateDialog)

interface ProcessActionsProps {
  process: Process
  /** Shows the copy. */
  onCopied: (copy: Process) => void
}

/** What can be done with a process as a whole. */
export function ProcessActions({ process, onCopied }: ProcessActionsProps) {
  const { t } = useTranslation()
  const may = usePermissions()
  const [copying, setCopying] = useState(false)
  const [printing, setPrinting] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const { reactivate, question } = useReactivate(process)
  const isCancelled = process.status === 'CANCELLED'
  const cancelOrResume = isCancelled
    ? { id: 'process-reactivate', label: t('process.reactivate'), icon: RotateCcw, run: () => void reactivate() }
    : { id: 'process-cancel', label: t('process.cancel'), icon: Ban, run: () => setCancelling(true) }
  useProcessCommands(process, [
    ...(may('Process:Create')
      ? [
          cancelOrResume,
          // What has been called off is taken up again before anything is added to it.
          ...(isCancelled
            ? []
            : [{ id: 'process-copy', label: t('process.copy'), icon: Copy, run: () => setCopying(true) }]),
        ]
      : []),
    { id: 'process-print', label: t('process.print'), icon: Printer, run: () => setPrinting(true) },
  ])
  return (
    <>
      <Tooltip title={t('process.print')}>
        <IconButton aria-label={t('process.print')} loading={printing} onClick={() => setPrinting(true)}>
          <Printer size={20} />
        </IconButton>
      </Tooltip>
      {may('Process:Create') && (
        <>
          {isCancelled ? (
            <Button variant="outlined" startIcon={<RotateCcw size={18} />} onClick={() => void reactivate()}>
              {t('process.reactivate')}
            </Button>
          ) : (
            <Button color="error" startIcon={<Ban size={18} />} onClick={() => setCancelling(true)}>
              {t('process.cancel')}
            </Button>
          )}
          {!isCancelled && (
            <Button variant="outlined" startIcon={<Copy size={18} />} onClick={() => setCopying(true)}>
              {t('process.copy')}
            </Button>
          )}
        </>
      )}
      {printing && (
        <PrintedSheet process={process} onDone={() => setPrinting(false)} onMissing={() => setPrinting(false)} />
      )}
      {cancelling && (
        <CancelDialog process={process} onClose={() => setCancelling(false)} onMissing={() => setCancelling(false)} />
      )}
      {copying && (
        <CopyDialog
          process={process}
          onCopied={onCopied}
          onClose={() => setCopying(false)}
          onMissing={() => setCopying(false)}
        />
      )}
      {question && <DuplicateDialog {...question} onMissing={() => question.onAnswer(false)} />}
    </>
  )
}
