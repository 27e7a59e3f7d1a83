import IconButton from '@mui/material/IconButton'
import type { DocumentContext } from '@pietas/contract/documents'
import { Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { fieldsOf } from '../kit/form'
import { formatSize, useTranslation } from '../kit/i18n'
import { Tooltip } from '../kit/tooltip'
import { nameOfFile } from './document-values'
import { namesOfLabel } from './guess-label'
import { labelsInOrder, labelText } from './labels'
import * as styles from './several-rows.module.css'
import type { SeveralValues } from './several-values'

export const ofSeveral = fieldsOf<SeveralValues>()('document')

const { ChoiceField, TextField } = ofSeveral

interface FileRowsProps {
  context: DocumentContext
  files: ReadonlyMap<string, File>
  disabled: boolean
  onNoneLeft: () => void
}

/** The files that are about to be stored, each with its name, its kind and its size. */
export function FileRows({ context, files, disabled, onNoneLeft }: FileRowsProps) {
  const { t } = useTranslation()
  const { fields, remove } = useFieldArray<SeveralValues, 'files', 'id'>({ name: 'files' })
  const labels = useMemo(() => labelsInOrder(context, t), [context, t])
  const body = useRef<HTMLTableSectionElement>(null)
  const leaveOut = (at: number) => {
    if (fields.length === 1) return onNoneLeft()
    // The focus goes to what takes the place of the row.
    const buttons = [...(body.current?.querySelectorAll<HTMLElement>('[data-remove-row]') ?? [])]
    remove(at)
    ;(buttons[at + 1] ?? buttons[at - 1])?.focus()
  }
  return (
    <table className={styles.fileRows}>
      <caption className="visually-hidden">{t('document.chosen')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('document.fileName')}</th>
          <th scope="col">{t('document.documentLabel')}</th>
          <th scope="col">{t('document.size')}</th>
          <th scope="col">{t('document.leave-out')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {fields.map(({ id, key }, at) => {
          const file = files.get(key)
          const { base, extension } = file ? nameOfFile(file) : { base: '', extension: '' }
          return (
            <tr key={id}>
              <td>
                <TextField
                  name={`files.${at}.fileName`}
                  label={t('document.fileName')}
                  span={6}
                  required
                  disabled={disabled}
                  {...(extension ? { unit: extension } : {})}
                />
              </td>
              <td>
                <ChoiceField
                  name={`files.${at}.documentLabel`}
                  label={t('document.documentLabel')}
                  span={6}
                  required
                  disabled={disabled}
                  options={labels}
                  labelOf={(label) => labelText(label, t)}
                  foundBy={(label) => namesOfLabel(label, t).join(' ')}
                />
              </td>
              <td className={styles.fileSize}>{formatSize(file?.size ?? 0)}</td>
              <td>
                <Tooltip title={t('document.leave-out')}>
                  <IconButton
                    data-remove-row
                    aria-label={`${t('document.leave-out')}: ${base}${extension}`}
                    disabled={disabled}
                    onClick={() => leaveOut(at)}
                  >
                    <Trash2 size={18} />
                  </IconButton>
                </Tooltip>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
