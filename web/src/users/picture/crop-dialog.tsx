import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import { useId, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { inside, most, whole } from './crop'
import * as styles from './crop-dialog.module.css'
import { CropStage } from './crop-stage'
import { squareOf } from './square'

interface CropDialogProps {
  picture: HTMLImageElement
  onCancel: () => void
  /** Told the square that was chosen; the dialog stands, busy, until it is stored. @returns whether it is */
  onCropped: (square: Blob) => Promise<void>
}

/** Asks which part of a picture is to be seen. */
export function CropDialog({ picture, onCancel, onCropped }: CropDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [crop, setCrop] = useState(whole)
  const [isBusy, setBusy] = useState(false)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const cancel = () => {
    if (!isBusy) onCancel()
  }
  const agree = async () => {
    setBusy(true)
    await squareOf(picture, crop).then(onCropped)
    setBusy(false)
  }
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={id} onClose={cancel}>
      <DialogTitle id={id}>{t('profile.picture.crop')}</DialogTitle>
      <DialogContent className={styles.cropDialog}>
        <CropStage address={picture.src} size={size} crop={crop} onCrop={setCrop} />
        <Slider
          aria-label={t('profile.picture.zoom')}
          min={1}
          max={most}
          step={0.05}
          value={crop.zoom}
          onChange={(_, zoom) => setCrop(inside(size, { ...crop, zoom: zoom as number }))}
        />
        <p>{t('profile.picture.crop-hint')}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={cancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={isBusy} onClick={() => void agree()}>
          {t('profile.picture.take')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
