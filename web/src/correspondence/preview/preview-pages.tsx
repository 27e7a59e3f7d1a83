import Alert from '@mui/material/Alert'
import { useTranslation } from '../../kit/i18n'
import { PdfPages } from '../../kit/pdf'
import * as styles from './preview-pages.module.css'
import { type PreviewBody, usePreviewPages } from './use-preview'

/** The finished pages of a text, which follow what is typed. */
export function PreviewPages({ body }: { body: PreviewBody }) {
  const { t } = useTranslation()
  const { file, error, isFetching } = usePreviewPages(body)
  return (
    <div className={styles.pages}>
      <p className={styles.line} role="status">
        {isFetching ? t('letter.preview.making') : t('letter.preview.ready')}
      </p>
      {error && <Alert severity="warning">{t('letter.preview.failed')}</Alert>}
      <PdfPages file={file} label={t('letter.preview')} />
    </div>
  )
}
