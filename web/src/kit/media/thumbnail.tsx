import { picturedTypes } from '@pietas/contract/documents'
import { FileImage, FileText, type LucideIcon, File as PlainFile } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import { documentUrls } from './document-urls'
import { PictureFrame } from './picture-frame'
import * as styles from './thumbnail.module.css'

interface ThumbnailProps {
  documentAccessToken: string
  mediaType: string
  fileName: string
  /** Width in px. */
  size?: number
  /** Height in px; absent = a square. Of a page its head is shown. */
  height?: number
  /** What a press does beside showing the larger picture. */
  onOpen?: () => void
  /** Where the pictures come from; only examples and tests say otherwise. */
  urls?: Pick<typeof documentUrls, 'thumbnail'>
}

const previewSize = 300

const iconOf = (mediaType: string): LucideIcon => {
  if (mediaType.startsWith('image/')) return FileImage
  return mediaType === 'application/pdf' ? FileText : PlainFile
}

/**
 * A small picture of an image or of the first page of a PDF, and a larger one while the pointer or the focus rests on
 * it. Whatever has no picture shows the icon of its kind.
 */
export function Thumbnail({
  documentAccessToken,
  mediaType,
  fileName,
  size = 50,
  height = size,
  onOpen,
  urls = documentUrls,
}: ThumbnailProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const Icon = iconOf(mediaType)
  if (!picturedTypes.includes(mediaType) || failed)
    return (
      <PictureFrame size={size} height={height} role="img" aria-label={fileName}>
        <Icon size={Math.round(height / 2)} aria-hidden />
      </PictureFrame>
    )
  return (
    <Tooltip
      describeChild
      placement="right"
      bubble={styles.thumbnailPreview}
      title={<img src={urls.thumbnail(documentAccessToken, 300)} alt="" width={previewSize} height={previewSize} />}
    >
      <button
        type="button"
        data-thumbnail
        className={styles.thumbnail}
        style={{ width: size, height }}
        aria-label={t('media.preview', { name: fileName })}
        onClick={onOpen}
      >
        <img
          src={urls.thumbnail(documentAccessToken, size > 50 ? 300 : 50)}
          alt=""
          width={size}
          height={height}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      </button>
    </Tooltip>
  )
}
