import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Letter } from '@pietas/contract/correspondence'
import { useQuery } from '@tanstack/react-query'
import { CopyPlus, Download, Printer, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { pdfAt } from '../../kit/api/client'
import { useDrawers } from '../../kit/drawer'
import { formatInstant, joinParts, useTranslation } from '../../kit/i18n'
import { documentUrls } from '../../kit/media'
import { PdfPages } from '../../kit/pdf'
import { copyToDraft, sendAgain } from './change-letters'
import * as styles from './letter-drawer.module.css'
import { LetterStateChip } from './letter-state'

/** A finished letter, as it was printed or sent; nothing of it changes any more. */
export function FinishedLetter({ letter, mayWrite }: { letter: Letter; mayWrite: boolean }) {
  const { t } = useTranslation()
  const drawers = useDrawers()
  const [copying, setCopying] = useState(false)
  const token = letter.documentAccessToken
  const { data: file } = useQuery({
    queryKey: ['documents', 'pages', token],
    queryFn: ({ signal }) => pdfAt(documentUrls.content(token ?? ''), signal),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const copy = async () => {
    setCopying(true)
    const draft = await copyToDraft(letter)
    setCopying(false)
    if (draft) void drawers.open('letter', { letterId: draft.id, processId: draft.processId })
  }
  const by = letter.finishedBy
  return (
    <div className={styles.finished}>
      <div className={styles.head}>
        <LetterStateChip letter={letter} />
        <span className="numeric">
          {joinParts(
            [
              letter.subject,
              formatInstant(letter.finishedAt),
              by && `${by.firstName} ${by.lastName}`,
              letter.mailSentAt && t('letter.sent-at', { at: formatInstant(letter.mailSentAt) }),
            ],
            ' · ',
          )}
        </span>
      </div>
      {letter.mailState === 'FAILED' && (
        <Alert
          severity="error"
          action={
            mayWrite && (
              <Button color="inherit" startIcon={<RotateCw size={16} />} onClick={() => void sendAgain(letter)}>
                {t('letter.send-again')}
              </Button>
            )
          }
        >
          {t('letter.failed-because', { reason: letter.mailError ?? '' })}
        </Alert>
      )}
      <div className={styles.ways}>
        {token && (
          <>
            <Button
              variant="contained"
              href={documentUrls.content(token)}
              target="_blank"
              rel="noopener"
              startIcon={<Printer size={18} />}
            >
              {t('letter.print')}
            </Button>
            <Button href={documentUrls.download(token)} startIcon={<Download size={18} />}>
              {t('letter.download')}
            </Button>
          </>
        )}
        {mayWrite && (
          <Button startIcon={<CopyPlus size={18} />} loading={copying} onClick={() => void copy()}>
            {t('letter.copy')}
          </Button>
        )}
      </div>
      {token && <PdfPages file={file} label={t('letter.preview')} />}
    </div>
  )
}
