import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from '../kit/i18n'
import * as styles from './upload-progress.module.css'

interface UploadProgressProps {
  /** 0 to 1. */
  share: number
  onStop: () => void
}

/** How far a file is. Once it has arrived there is nothing left to stop. */
export function UploadProgress({ share, onStop }: UploadProgressProps) {
  const { t } = useTranslation()
  const percent = Math.floor(share * 100)
  const hasArrived = share >= 1
  return (
    <div className={styles.uploadProgress}>
      <span>{hasArrived ? t('document.storing') : t('document.uploading', { percent })}</span>
      {!hasArrived && (
        <Button size="small" color="inherit" onClick={onStop}>
          {t('document.upload-stop')}
        </Button>
      )}
      <LinearProgress
        aria-label={t('document.upload-progress')}
        {...(hasArrived ? {} : { variant: 'determinate', value: percent })}
      />
    </div>
  )
}
