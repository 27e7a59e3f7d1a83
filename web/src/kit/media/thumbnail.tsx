import Tooltip from '@mui/material/Tooltip'
import { FileImage, FileText, type LucideIcon, File as PlainFile } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../i18n'
import { documentUrls } from './document-urls'
import './media.css'

interface ThumbnailProps {
  documentAccessToken: string
  mediaType: string
  fileName: string
  /** Edge in px. */
  size?: number
  /** Where the pictures come from; only examples and tests say otherwise. */
  urls?: typeof documentUrls
}

const previewSize = 300

const iconOf = (mediaType: string): LucideIcon => {
  if (mediaType.startsWith('image/')) return FileImage
  return mediaType === 'application/pdf' ? FileText : PlainFile
}

/** Whether a small picture of a document can be had. */
const hasPicture = (mediaType: string): boolean =>
  /^image\/(png|jpeg|gif|webp|avif|tiff|heic)$/.test(mediaType) || mediaType === 'application/pdf'

/**
 * A small picture of an image or of the first page of a PDF, and a larger one while the pointer or the focus rests on
 * it. Whatever has no picture shows the icon of its kind.
 */
export function Thumbnail({
  documentAccessToken,
  mediaType,
  fileName,
  size = 50,
  urls = documentUrls,
}: ThumbnailProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const Icon = iconOf(mediaType)
  if (!hasPicture(mediaType) || failed)
    return (
      <span className="thumbnail" style={{ width: size, height: size }} role="img" aria-label={fileName}>
        <Icon size={Math.round(size / 2)} aria-hidden />
      </span>
    )
  const source = urls.thumbnail(documentAccessToken)
  return (
    <Tooltip
      describeChild
      placement="right"
      slotProps={{ tooltip: { className: 'thumbnail-preview' } }}
      title={<img src={source} alt="" width={previewSize} height={previewSize} />}
    >
      <button
        type="button"
        className="thumbnail"
        style={{ width: size, height: size }}
        aria-label={t('media.preview', { name: fileName })}
      >
        <img src={source} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(true)} />
      </button>
    </Tooltip>
  )
}
