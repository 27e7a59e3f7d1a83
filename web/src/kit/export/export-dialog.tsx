import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { type Translate, useTranslation } from '../i18n'
import type { ExportState } from './export-state'
import { fileNameOf } from './file-name'
import { type ExportSource, mostExported } from './run-export'
import { saveFile } from './save-file'
import { useExport } from './use-export'

interface ExportDialogProps {
  source: ExportSource
  onClose: () => void
}

/** Writes everything that a table shows to a spreadsheet; closing stops it and forgets what was done. */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { state, start, reset } = useExport(source)
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}title`}
      onClose={close}
      slotProps={{ transition: { onExited: onClose } }}
    >
      <DialogTitle id={`${id}title`}>{t('export.title')}</DialogTitle>
      <DialogContent>
        <Status state={state} t={t} />
        {state.step !== 'not-started' && <Bar state={state} label={t('export.progress')} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t(state.step === 'loading' ? 'common.cancel' : 'common.close')}
        </Button>
        {state.step === 'finished' || state.step === 'download-available' ? (
          <Button
            variant="contained"
            startIcon={<Download size={18} />}
            disabled={state.step !== 'download-available'}
            onClick={() => saveFile(state.file, fileNameOf(source.legalEntity, source.tableId))}
          >
            {t('export.download')}
          </Button>
        ) : (
          <Button autoFocus variant="contained" loading={state.step === 'loading'} onClick={() => void start()}>
            {t('export.start')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const barValue = (state: ExportState): number | null => (state.step === 'loading' ? state.progress : 100)

function Bar({ state, label }: { state: ExportState; label: string }) {
  const value = barValue(state)
  return (
    <LinearProgress
      aria-label={label}
      sx={{ mt: 2, height: 6, borderRadius: 3 }}
      {...(value === null ? {} : { variant: 'determinate', value })}
    />
  )
}

function Status({ state, t }: { state: ExportState; t: Translate }) {
  const rows = 'rows' in state ? state.rows : 0
  const finished = t('isPart' in state && state.isPart ? 'export.part' : 'export.finished', { count: rows })
  const texts: Record<ExportState['step'], string> = {
    'not-started': t(state.step === 'not-started' && state.failed ? 'export.failed' : 'export.about', {
      count: mostExported,
    }),
    loading: t('export.loading', { count: rows }),
    finished,
    'download-available': finished,
  }
  const failed = state.step === 'not-started' && state.failed
  return (
    <DialogContentText role={failed ? 'alert' : 'status'} color={failed ? 'error' : 'textSecondary'}>
      {texts[state.step]}
    </DialogContentText>
  )
}
