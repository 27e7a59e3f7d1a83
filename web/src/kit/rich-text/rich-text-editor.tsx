import { type Editor, EditorContent, type Extensions, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef } from 'react'
import { EditorTools } from './editor-tools'
import { type Allowance, sanitised } from './rich-text'
import * as text from './rich-text.module.css'
import * as styles from './rich-text-editor.module.css'

export interface RichTextEditorProps {
  labelId: string
  describedBy: string | undefined
  value: string | null
  onChange: (html: string | null) => void
  onBlur: () => void
  disabled: boolean
  wrong: boolean
}

/** What a text of its own kind adds to the editor; it stays the same as long as the editor stands. */
export interface EditorExtras {
  extensions: Extensions
  /** What these write, so that it is not cleaned away. */
  allowance: Allowance
  /** Buttons behind those of the editor, and what opens over the text. */
  tools?: (editor: Editor) => ReactNode
  /** It is a single line, which has no looks. */
  isLine?: boolean
}

const standard = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
]

/** Writes formatted text; an empty one is null. */
export function RichTextEditor({
  labelId,
  describedBy,
  value,
  onChange,
  onBlur,
  disabled,
  wrong,
  extras,
}: RichTextEditorProps & { extras?: EditorExtras }) {
  const written = useRef(value)
  const isLine = extras?.isLine ?? false
  const clean = (html: string | null) => (html ? sanitised(html, extras?.allowance) : '')
  const editor = useEditor({
    extensions: [...(isLine ? [] : standard), ...(extras?.extensions ?? [])],
    content: clean(value),
    editable: !disabled,
    editorProps: {
      attributes: {
        class: text.richText ?? '',
        role: 'textbox',
        'aria-multiline': `${!isLine}`,
        'aria-labelledby': labelId,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: current }) => {
      written.current = current.isEmpty ? null : current.getHTML()
      onChange(written.current)
    },
    onBlur,
  })
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  // Another record, or a discarded draft; what was typed here is already there.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value ? sanitised(value, extras?.allowance) : '', { emitUpdate: false })
  }, [editor, value, extras])
  const frame = [styles.richTextFrame, wrong ? styles.wrong : '', isLine ? styles.line : ''].join(' ')
  return (
    <div className={frame}>
      {!disabled && (
        <EditorTools editor={editor} looks={!isLine}>
          {extras?.tools?.(editor)}
        </EditorTools>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
