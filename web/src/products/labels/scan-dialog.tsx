import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { readCode } from './code'
import { findByNumber } from './find-by-number'
import * as styles from './scan-dialog.module.css'
import { canScan, useCamera } from './use-camera'

interface ScanDialogProps {
  onFound: (productId: number) => void
  onClose: () => void
}

/** Reads the label of an article with the camera, or takes what a scanner in the hand or somebody types. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const look = async (text: string) => {
    const code = readCode(text)
    if (code && 'productId' in code) return onFound(code.productId)
    setBusy(true)
    const productId = code ? await findByNumber(code.number).catch(() => undefined) : undefined
    setBusy(false)
    if (productId === undefined) return setUnknown(true)
    onFound(productId)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look(typed)
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{t('stock.scan')}</DialogTitle>
        <DialogContent className={styles.scan}>
          {canScan() ? <Camera onCode={(text) => void look(text)} /> : <p>{t('stock.scan.no-camera')}</p>}
          <TextField
            fullWidth
            autoFocus
            label={t('stock.scan.code')}
            value={typed}
            error={isUnknown}
            helperText={t(isUnknown ? 'stock.scan.unknown' : 'stock.scan.hint')}
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
            onChange={({ target }) => {
              setTyped(target.value)
              setUnknown(false)
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={typed.trim() === ''}>
            {t('stock.scan.open')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  if (useCamera(video, onCode)) return <p>{t('stock.scan.camera-closed')}</p>
  return <video ref={video} className={styles.camera} muted playsInline aria-label={t('stock.scan.camera')} />
}
