import type { HTMLAttributes, Ref } from 'react'
import * as styles from './field-area.module.css'
import type { FormMode } from './record/record-form'

interface FieldAreaProps extends HTMLAttributes<HTMLDivElement> {
  mode?: FormMode
  ref?: Ref<HTMLDivElement>
}

/** Room for the fields of an `InnerForm`: by its width they take their columns, and who may only look can read them. */
export const FieldArea = ({ mode, className = '', ...props }: FieldAreaProps) => (
  <div className={`${styles.fieldArea} ${mode === 'view' ? styles.viewing : ''} ${className}`} {...props} />
)
