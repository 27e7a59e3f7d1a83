import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ComponentType, type ReactNode, useId } from 'react'
import { type PartFacts, whenIdle } from '../../loading'
import type { RichTextEditorProps } from '../../rich-text/rich-text-editor'
import { type FieldProps, spanClass, useField } from './use-field'

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const StandardEditor = whenIdle(async () => (await import('../../rich-text/rich-text-editor')).RichTextEditor)

const Shown = whenIdle(async () => (await import('../../rich-text/rich-text')).RichText)

const readHtml = (html: string) => <Shown waiting={textOf(html)} onMissing={() => undefined} html={html} />

interface RichTextFieldProps extends FieldProps {
  /** What it is written with, where the text is of its own kind; its code comes in idle time. */
  editor?: ComponentType<RichTextEditorProps & PartFacts>
  /** How such a text is shown, and how it reads among words. */
  read?: (html: string) => ReactNode
  describe?: (html: string) => string
  /** Height in px of what stands there until the code has come. */
  room?: number
}

/** Formatted text, kept as HTML; an empty one is null. */
export function RichTextField({
  editor: Editor = StandardEditor,
  read = readHtml,
  describe = textOf,
  room = 140,
  ...ownProps
}: RichTextFieldProps) {
  const id = useId()
  const props = { span: 6, ...ownProps } as const
  const { fact, value, change, blur, label, required, disabled, error, helperText } = useField<string | null>(
    props,
    describe,
    { read },
  )
  if (fact) return fact
  return (
    <div className={spanClass(props)}>
      <Typography id={id} variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ mb: 0.75 }}>
        {label}
        {required && ' *'}
      </Typography>
      <Editor
        waiting={<Skeleton variant="rounded" height={room} />}
        labelId={id}
        describedBy={helperText ? `${id}help` : undefined}
        value={value}
        onChange={change}
        onBlur={blur}
        disabled={disabled}
        wrong={error}
      />
      {helperText && (
        <FormHelperText id={`${id}help`} error={error}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  )
}
