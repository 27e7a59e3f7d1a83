import Button from '@mui/material/Button'
import type { Letter } from '@pietas/contract/correspondence'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { lettersAddress, pdfAt } from '../../kit/api/client'
import { useTranslation } from '../../kit/i18n'
import { PdfPages } from '../../kit/pdf'
import * as styles from '../letters/letter-drawer.module.css'

interface WrittenProps {
  letters: readonly Letter[]
  processId: number
  onClose: () => void
}

/** What has just been finished: every page of it in one file, to be printed. */
export function Written({ letters, processId, onClose }: WrittenProps) {
  const { t } = useTranslation()
  const printed = letters.filter(({ channel }) => channel === 'PRINT').map(({ id }) => id)
  const address = lettersAddress(processId, printed)
  const { data: file } = useQuery({
    queryKey: ['letter-preview', 'printed', address],
    queryFn: ({ signal }) => pdfAt(address, signal),
    enabled: printed.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const mails = letters.length - printed.length
  return (
    <div className={styles.finished}>
      <div role="status">
        {printed.length > 0 && <p>{t('letter.finished-count', { count: printed.length })}</p>}
        {mails > 0 && <p>{t('letter.mails-count', { count: mails })}</p>}
      </div>
      <div className={styles.ways}>
        {printed.length > 0 && (
          <Button variant="contained" href={address} target="_blank" rel="noopener" startIcon={<Printer size={18} />}>
            {t('letter.print-all')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {printed.length > 0 && <PdfPages file={file} label={t('letter.preview')} />}
    </div>
  )
}
