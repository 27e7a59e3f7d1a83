import Button from '@mui/material/Button'
import type { Announcement } from '@pietas/contract/announcements'
import { announcementPictureTypes } from '@pietas/contract/documents'
import { ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refresh } from '../kit/api'
import { client } from '../kit/api/client'
import { toast } from '../kit/feedback'
import { useTranslation } from '../kit/i18n'
import { confirmRemoval, documentUrls } from '../kit/media'
import { useFileInput } from '../kit/upload'
import * as styles from './announcement-picture.module.css'

type Pictured = Pick<Announcement, 'id' | 'documentAccessToken'>

/** The picture of an announcement: shown, put in the place of another, taken away. */
export function AnnouncementPicture({ announcement: { id, documentAccessToken } }: { announcement: Pictured }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const change = async (work: () => Promise<unknown>, failed: Parameters<typeof toast.error>[0]) => {
    setBusy(true)
    try {
      await work()
    } catch {
      toast.error(failed)
    }
    setBusy(false)
    await refresh('announcements')
  }
  const remove = async (accessToken: string) => {
    if (!(await confirmRemoval(t('announcement.part.picture')))) return
    await change(() => client.documents.delete(accessToken), 'announcement.picture-remove-failed')
  }
  const put = (file: File) =>
    change(
      () => client.announcementDocuments.create(id, { documentLabel: 'ANNOUNCEMENT_IMAGE', file }),
      'announcement.picture-failed',
    )
  const { input, open } = useFileInput({
    label: t('announcement.picture-choose'),
    multiple: false,
    accept: announcementPictureTypes.join(','),
    onChoose: ({ files: [file] }) => file && void put(file),
  })
  return (
    <div className={styles.picture}>
      {documentAccessToken && (
        <img src={documentUrls.content(documentAccessToken)} alt={t('announcement.part.picture')} />
      )}
      <p>{t('announcement.picture-hint')}</p>
      <div className={styles.pictureActions}>
        <Button variant="outlined" startIcon={<ImageUp size={18} />} loading={isBusy} onClick={open}>
          {t(documentAccessToken ? 'announcement.picture-replace' : 'announcement.picture-choose')}
        </Button>
        {documentAccessToken && (
          <Button
            color="error"
            startIcon={<Trash2 size={18} />}
            disabled={isBusy}
            onClick={() => void remove(documentAccessToken)}
          >
            {t('announcement.picture-remove')}
          </Button>
        )}
        {input}
      </div>
    </div>
  )
}
