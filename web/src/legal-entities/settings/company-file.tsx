import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import type { LegalEntity } from '@pietas/contract/legal-entities'
import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { isProblem } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { isMessageKey, type MessageKey, useTranslation } from '../../kit/i18n'
import { confirmRemoval, documentUrls, Thumbnail } from '../../kit/media'
import { usePermissions } from '../../kit/session'
import { useFileInput } from '../../kit/upload'
import * as styles from './company-file.module.css'
import { showChanged } from './company-form'

/** A file of which a legal entity has one. */
const kinds = {
  logo: {
    calls: client.logos,
    token: 'logoAccessToken',
    accept: 'image/jpeg,image/png,image/webp',
    title: 'company.group.logo',
    texts: 'company.logo',
  },
  letterTemplate: {
    calls: client.letterTemplates,
    token: 'letterTemplateAccessToken',
    accept: 'application/pdf',
    title: 'company.tab.letter',
    texts: 'company.letter',
  },
} as const

const failure = (error: unknown): MessageKey => {
  const message = isProblem(error) ? error.problem.errors?.[0]?.message : undefined
  return message && isMessageKey(message) ? message : 'company.file.failed'
}

interface PreviewProps {
  file: LegalEntity['logo']
  accessToken: string | null
}

/** A picture whole, as it stands elsewhere; of a paper its head. */
function Preview({ file, accessToken }: PreviewProps) {
  const { t } = useTranslation()
  if (!file || !accessToken) return <span className={styles.noFile}>{t('company.file.none')}</span>
  const { fileName, mimeType } = file
  if (mimeType.startsWith('image/'))
    return <img className={styles.logo} src={documentUrls.content(accessToken)} alt={fileName} />
  return <Thumbnail documentAccessToken={accessToken} mediaType={mimeType} fileName={fileName} size={96} />
}

/** The logo or the stationery: shown, put in the place of another, taken away; each at once. */
export function CompanyFile({ company, kind }: { company: LegalEntity; kind: keyof typeof kinds }) {
  const { t } = useTranslation()
  const may = usePermissions()
  const { calls, token, accept, title, texts } = kinds[kind]
  const [isBusy, setBusy] = useState(false)
  const mayChange = may('Administration:ManageLegalEntity', company.id) && !company.deleted
  const [file, accessToken] = [company[kind], company[token]]
  const at = { legalEntityId: company.id }
  const change = async (work: () => Promise<unknown>, done: MessageKey) => {
    setBusy(true)
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(failure(error))
    }
    await showChanged()
    setBusy(false)
  }
  const remove = async () => {
    if (await confirmRemoval(t(title))) await change(() => calls.remove(at), `${texts}.removed`)
  }
  const { input, open } = useFileInput({
    label: t(`${texts}.choose`),
    multiple: false,
    accept,
    onChoose: ({ files: [chosen] }) => chosen && void change(() => calls.put({ file: chosen }, at), `${texts}.saved`),
  })
  return (
    <Paper variant="outlined" component="section" aria-label={t(title)} className={styles.companyFile}>
      <Preview file={file} accessToken={accessToken} />
      <div>
        <h2>{t(title)}</h2>
        <p>{t(`${texts}.hint`)}</p>
        {mayChange && (
          <div className={styles.fileActions}>
            <Button size="small" variant="outlined" startIcon={<Upload size={18} />} loading={isBusy} onClick={open}>
              {t(file ? 'company.file.replace' : `${texts}.choose`)}
            </Button>
            {file && (
              <Button
                size="small"
                color="error"
                startIcon={<Trash2 size={18} />}
                disabled={isBusy}
                onClick={() => void remove()}
              >
                {t('company.file.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {input}
    </Paper>
  )
}
