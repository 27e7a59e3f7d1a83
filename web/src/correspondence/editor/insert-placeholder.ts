import type { Placeholder } from '@pietas/contract/correspondence'
import type { Editor } from '@tiptap/react'

/** A place in the text that is filled. */
interface Span {
  from: number
  to: number
}

// A chip or the end of a line stands as one sign that nobody types.
const chip = '\ufffc'

/** @returns what stands between a `{` and the caret, if anything like it does. */
export function typedPlaceholder({ state, isFocused, isEditable }: Editor): (Span & { query: string }) | null {
  const { empty, $from } = state.selection
  if (!empty || !isFocused || !isEditable || !$from.parent.isTextblock) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, chip)
  const query = /\{([^{}\ufffc]{0,40})$/.exec(before)?.[1]
  if (query === undefined) return null
  return { query, from: $from.pos - query.length - 1, to: $from.pos }
}

/** Puts a chip in place of what was typed; a condition that holds there goes on. */
function insertChip(editor: Editor, type: string, attrs: object, span: Span): void {
  const marks = editor.state.doc
    .resolve(span.from)
    .marks()
    .map((mark) => mark.toJSON())
  editor
    .chain()
    .focus()
    .insertContentAt(span, { type, attrs, ...(marks.length > 0 ? { marks } : {}) })
    .run()
}

export const insertPlaceholder = (editor: Editor, name: Placeholder, span: Span): void =>
  insertChip(editor, 'placeholder', { name }, span)

export const insertChoice = (editor: Editor, by: string, words: readonly string[]): void => {
  const { from, to } = editor.state.selection
  insertChip(editor, 'choice', { by, words: words.join('|') }, { from, to })
}
