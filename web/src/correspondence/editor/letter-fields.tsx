import type { ComponentProps } from 'react'
import { RichTextBase } from '../../kit/form'
import { whenIdle } from '../../kit/loading'

const LetterEditor = whenIdle(async () => (await import('./letter-editor')).LetterEditor)
const LineEditor = whenIdle(async () => (await import('./letter-editor')).LineEditor)
const Shown = whenIdle(async () => (await import('./letter-text')).LetterText)

const plain = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

const read = (html: string) => <Shown waiting={plain(html)} onMissing={() => undefined} html={html} />

type FieldProps = Omit<ComponentProps<typeof RichTextBase>, 'editor' | 'read' | 'describe' | 'room'>

/** The text of a letter with its placeholders. */
export function LetterField(props: FieldProps) {
  return <RichTextBase {...props} editor={LetterEditor} read={read} describe={plain} room={320} />
}

const escaped = (line: string) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const readLine = (line: string) =>
  read(`<p>${escaped(line).replace(/\{([a-z]+\.[a-z]+)\}/gi, '<span data-placeholder="$1"></span>')}</p>`)

/** A line of a letter with its placeholders, such as the subject. */
export function LineField(props: FieldProps) {
  return <RichTextBase {...props} editor={LineEditor} read={readLine} describe={(line) => line} room={40} />
}
