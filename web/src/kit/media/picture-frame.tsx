import type { HTMLAttributes } from 'react'
import * as styles from './thumbnail.module.css'

interface PictureFrameProps extends HTMLAttributes<HTMLSpanElement> {
  /** Width in px. */
  size: number
  /** Height in px; absent = a square. */
  height?: number
}

/** What stands where a picture is missing or has not been sent yet looks like one. */
export const PictureFrame = ({ size, height = size, ...props }: PictureFrameProps) => (
  <span data-thumbnail className={styles.thumbnail} style={{ width: size, height }} {...props} />
)
