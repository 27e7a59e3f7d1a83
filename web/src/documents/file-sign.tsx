import { FileImage, FileText, File as PlainFile } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatSize } from '../kit/i18n'
import { PictureFrame } from '../kit/media'
import { nameOfFile } from './document-values'
import * as styles from './file-sign.module.css'

// What a browser can show without asking anybody.
const shown = /^image\/(png|jpeg|gif|webp|avif)$/

/** The pending file, so that nobody names the wrong one. */
export function FileSign({ file }: { file: File }) {
  const Icon = file.type.startsWith('image/') ? FileImage : file.type === 'application/pdf' ? FileText : PlainFile
  const picture = usePicture(file)
  // The name that it gets: what is hidden in its own may pretend to be another kind of file.
  const { base, extension } = nameOfFile(file)
  return (
    <div className={styles.fileSign}>
      <PictureFrame size={50} aria-hidden>
        {picture ? <img src={picture} alt="" /> : <Icon size={24} />}
      </PictureFrame>
      <div>
        <strong dir="auto">{base + extension}</strong>
        <small>{formatSize(file.size)}</small>
      </div>
    </div>
  )
}

function usePicture(file: File): string | undefined {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    if (!shown.test(file.type)) return
    const address = URL.createObjectURL(file)
    setPicture(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return picture
}
