import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { whenIdle } from '../../loading'
import { type FieldProps, spanClass, useField } from './use-field'

const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const Editor = whenIdle(async () => (await import('../../rich-text/rich-text-editor')).RichTextEditor)

const Shown = whenIdle(async () => (await import('../../rich-text/rich-text')).RichText)

const readHtml = (html: string) => <Shown waiting={textOf(html)} onMissing={() => undefined} html={html} />

/** Formatted text, kept as HTML; an empty one is null. */
export function RichTextField(ownProps: FieldProps) {
  const id = useId()
  const props = { span: 6, ...ownProps } as const
  const { fact, value, change, blur, label, required, disabled, error, helperText } = useField<string | null>(
    props,
    textOf,
    { read: readHtml },
  )
  if (fact) return fact
  return (
    <div className={spanClass(props)}>
      <Typography id={id} variant="body2" color={error ? 'error' : 'textSecondary'} sx={{ mb: 0.75 }}>
        {label}
        {required && ' *'}
      </Typography>
      <Editor
        waiting={<Skeleton variant="rounded" height={140} />}
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
