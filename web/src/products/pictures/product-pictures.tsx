import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { mostProductPictures, productPictureTypes } from '@pietas/contract/documents'
import type { Product } from '@pietas/contract/products'
import { ArrowLeft, ArrowRight, ImageUp, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../kit/i18n'
import { confirmRemoval, Thumbnail } from '../../kit/media'
import { SoftChip } from '../../kit/theme'
import { Tooltip } from '../../kit/tooltip'
import { useFileInput } from '../../kit/upload'
import * as styles from './product-pictures.module.css'
import { usePictures } from './use-pictures'

interface ProductPicturesProps {
  product: Product
  mayChange: boolean
}

/** The pictures of an article: added, put in order, taken away; each at once. */
export function ProductPictures({ product, mayChange }: ProductPicturesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { pictures } = product
  const { isBusy, add, move, remove } = usePictures(product)
  const { input, open } = useFileInput({
    label: t('product.pictures.add'),
    multiple: true,
    accept: productPictureTypes.join(','),
    onChoose: ({ files }) => void add(files),
  })
  return (
    <section className={styles.pictures} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('product.pictures')}</h3>
      {pictures.length === 0 && !mayChange && <p>{t('product.pictures.none')}</p>}
      {mayChange && <p>{t('product.pictures.hint', { count: mostProductPictures })}</p>}
      <ol>
        {pictures.map((picture, at) => (
          <li key={picture.id} aria-label={t('product.picture-one', { number: at + 1, name: picture.fileName })}>
            <Thumbnail
              documentAccessToken={picture.accessToken}
              mediaType={picture.mimeType}
              fileName={picture.fileName}
              size={112}
            />
            {at === 0 && <SoftChip tone="blue">{t('product.pictures.main')}</SoftChip>}
            {mayChange && (
              <span className={styles.pictureActions}>
                <Act label={t('product.pictures.earlier')} disabled={isBusy || at === 0} onAct={() => move(at, -1)}>
                  <ArrowLeft size={18} />
                </Act>
                <Act
                  label={t('product.pictures.later')}
                  disabled={isBusy || at === pictures.length - 1}
                  onAct={() => move(at, 1)}
                >
                  <ArrowRight size={18} />
                </Act>
                <Act
                  label={t('product.pictures.remove')}
                  disabled={isBusy}
                  onAct={async () => {
                    if (await confirmRemoval(picture.fileName)) await remove(picture.accessToken)
                  }}
                >
                  <Trash2 size={18} />
                </Act>
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayChange && pictures.length < mostProductPictures && (
        <Button variant="outlined" startIcon={<ImageUp size={18} />} loading={isBusy} onClick={open}>
          {t('product.pictures.add')}
        </Button>
      )}
      {input}
    </section>
  )
}

interface ActProps {
  label: string
  disabled: boolean
  onAct: () => unknown
  children: React.ReactNode
}

function Act({ label, disabled, onAct, children }: ActProps) {
  return (
    <Tooltip title={label}>
      {/* Not disabled in the sense of HTML: that would throw the focus of the one who moves a picture to the end. */}
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={disabled}
        className={disabled ? styles.idle : ''}
        onClick={() => void (disabled || onAct())}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}
