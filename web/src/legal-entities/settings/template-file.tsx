import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { letterTemplateTypes } from '@pietas/contract/documents'
import type { AccountingDocumentTemplate } from '@pietas/contract/legal-entities'
import { FileUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { refusalOf } from '../../kit/admin-list'
import { refresh } from '../../kit/api'
import { client } from '../../kit/api/client'
import { toast } from '../../kit/feedback'
import { type MessageKey, useTranslation } from '../../kit/i18n'
import { confirmRemoval, documentUrls } from '../../kit/media'
import { useFileInput } from '../../kit/upload'
import * as styles from './template-file.module.css'

interface TemplateFileProps {
  template: Pick<AccountingDocumentTemplate, 'id' | 'legalEntityId' | 'file'>
  mayChange: boolean
}

/** The paper that a template is printed on: opened, put in the place of another, taken away. */
export function TemplateFile({ template: { id, legalEntityId, file }, mayChange }: TemplateFileProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<unknown>, failed: MessageKey) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast.error(refusalOf(error, failed))
    }
    setBusy(false)
    await refresh('legal-entities')
  }
  const remove = async ({ accessToken, fileName }: NonNullable<typeof file>) => {
    if (!(await confirmRemoval(fileName))) return
    await change(() => client.documents.delete(accessToken), 'accountingTemplate.file-remove-failed')
  }
  const put = (chosen: File) =>
    change(() => {
      const body = { documentLabel: 'ACCOUNTING_TEMPLATE_FILE' as const, file: chosen }
      return client.accountingTemplateDocuments.create(id, body, { legalEntityId })
    }, 'accountingTemplate.file-failed')
  const { input, open } = useFileInput({
    label: t('accountingTemplate.file-choose'),
    multiple: false,
    accept: letterTemplateTypes.join(','),
    onChoose: ({ files: [chosen] }) => chosen && void put(chosen),
  })
  return (
    <section className={styles.file} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('accountingTemplate.file')}</h3>
      {file ? (
        <Link href={documentUrls.content(file.accessToken)} target="_blank" rel="noreferrer" dir="auto">
          {file.fileName}
        </Link>
      ) : (
        <p>{t('accountingTemplate.file-hint')}</p>
      )}
      {mayChange && (
        <div className={styles.actions}>
          <Button variant="outlined" startIcon={<FileUp size={18} />} loading={isBusy} onClick={open}>
            {t(file ? 'accountingTemplate.file-replace' : 'accountingTemplate.file-choose')}
          </Button>
          {file && (
            <Button color="error" startIcon={<Trash2 size={18} />} disabled={isBusy} onClick={() => void remove(file)}>
              {t('accountingTemplate.file-remove')}
            </Button>
          )}
          {input}
        </div>
      )}
    </section>
  )
}
