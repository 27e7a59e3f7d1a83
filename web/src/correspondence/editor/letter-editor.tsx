import type { Editor } from '@tiptap/react'
import { use, useLayoutEffect, useRef, useState } from 'react'
import { type EditorExtras, RichTextEditor, type RichTextEditorProps } from '../../kit/rich-text/rich-text-editor'
import { ChipPlace, type ChipStore, chipStore } from './chip-place'
import { letterAllowance } from './letter-allowance'
import { letterExtensions, lineExtensions } from './letter-extensions'
import { LetterTools, PlaceholderTool } from './letter-tools'
import { htmlOfLine, lineOfHtml } from './line-text'

const ofLetter = (store: ChipStore): EditorExtras => ({
  extensions: letterExtensions(store),
  allowance: letterAllowance,
  tools: (editor: Editor) => <LetterTools editor={editor} />,
})

const ofLine = (store: ChipStore): EditorExtras => ({
  extensions: lineExtensions(store),
  allowance: letterAllowance,
  tools: (editor: Editor) => <PlaceholderTool editor={editor} isLine />,
  isLine: true,
})

/** The extras of one editor; its chips say what is known of the letter at hand. */
function useChips(extrasOf: (store: ChipStore) => EditorExtras): EditorExtras {
  const facts = use(ChipPlace)
  const [{ store, extras }] = useState(() => {
    const made = chipStore()
    made.set(facts)
    return { store: made, extras: extrasOf(made) }
  })
  useLayoutEffect(() => store.set(facts), [store, facts])
  return extras
}

/** Writes the text of a letter. */
export function LetterEditor(props: RichTextEditorProps) {
  return <RichTextEditor {...props} extras={useChips(ofLetter)} />
}

/** Writes a line in which placeholders stand, such as a subject; it is kept as text. */
export function LineEditor({ value, onChange, ...props }: RichTextEditorProps) {
  // What was typed stays as the editor wrote it: put together anew, the caret would jump.
  const latest = useRef({ line: value, html: value === null ? null : htmlOfLine(value) })
  if (latest.current.line !== value) latest.current = { line: value, html: value === null ? null : htmlOfLine(value) }
  const change = (html: string | null) => {
    latest.current = { line: html === null ? null : lineOfHtml(html), html }
    onChange(latest.current.line)
  }
  return <RichTextEditor {...props} value={latest.current.html} onChange={change} extras={useChips(ofLine)} />
}
