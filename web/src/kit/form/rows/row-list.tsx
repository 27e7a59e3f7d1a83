import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from '../../i18n'
import { span } from '../grid'
import { useDescription } from '../merge/use-description'
import { useFormMode } from '../record/form-context'
import { Row } from './row'
import * as styles from './row-list.module.css'

interface RowListProps {
  /** Name of the list in the record. */
  name: string
  title: string
  addLabel: string
  removeLabel: string
  /** A new row. */
  empty: object
  /** The field of a new row that takes the focus. */
  firstField: string
  max?: number
  /** Their order means something, and rows can be moved up and down. */
  movable?: boolean
  /** How a row reads in a line. */
  describe: (row: never) => string
  /** The fields of one row; `path` is the front part of their names. */
  children: (path: string) => ReactNode
}

/** Rows of a record that are edited in its form. It can be folded up; then one message stands for all faults in it. */
export function RowList({
  name,
  title,
  addLabel,
  removeLabel,
  empty,
  firstField,
  max = 50,
  movable = false,
  describe,
  children,
}: RowListProps) {
  const id = useId()
  const { t } = useTranslation()
  useDescription(name, title, (rows: never[]) => rows.map(describe).join('\n'), true)
  const editable = useFormMode() !== 'view'
  const { control } = useFormContext()
  const { fields, append, remove, move } = useFieldArray({ control, name })
  const { errors } = useFormState({ control, name })
  const wrong = get(errors, name) !== undefined
  const [open, setOpen] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    setOpen(true)
    append(empty, { focusName: `${name}.${fields.length}.${firstField}` })
  }
  const removeRow = (index: number) => {
    // The focus goes to what takes the place of the row, so that the keyboard is not thrown to the page's start.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove-row]') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? addButton.current
    remove(index)
    next?.focus()
  }
  const moverOf = (index: number) => {
    if (!movable || !editable || fields.length < 2) return undefined
    return (by: 1 | -1) => {
      const place = index + by
      if (place < 0 || place >= fields.length) return false
      move(index, place)
      return true
    }
  }
  return (
    <fieldset
      className={`${span[6]} ${styles.rowList}`}
      aria-label={title}
      aria-describedby={wrong && !open ? `${id}fault` : undefined}
    >
      {fields.length > 0 && (
        <legend>
          <Button
            size="small"
            color="inherit"
            aria-expanded={open}
            aria-controls={`${id}rows`}
            startIcon={<ChevronDown size={18} className={open ? '' : styles.folded} aria-hidden />}
            onClick={() => setOpen(!open)}
          >
            {title}
          </Button>
          <span className={styles.rowCount}>{t('rows.count', { count: fields.length })}</span>
        </legend>
      )}
      {wrong && !open && (
        <FormHelperText id={`${id}fault`} error role="alert">
          {t('common.validation-required')}
        </FormHelperText>
      )}
      <div ref={list} id={`${id}rows`} className={styles.rowListRows} hidden={!open && fields.length > 0}>
        {fields.map((field, index) => (
          <Row
            key={field.id}
            removeLabel={removeLabel}
            onRemove={editable ? () => removeRow(index) : undefined}
            onMove={moverOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
          >
            {children(`${name}.${index}`)}
          </Row>
        ))}
        {editable && fields.length < max && (
          <Button ref={addButton} startIcon={<Plus size={18} />} onClick={add}>
            {addLabel}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
