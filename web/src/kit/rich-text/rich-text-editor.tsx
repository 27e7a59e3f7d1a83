import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { EditorTools } from './editor-tools'
import { sanitised } from './rich-text'
import * as text from './rich-text.module.css'
import * as styles from './rich-text-editor.module.css'

interface RichTextEditorProps {
  labelId: string
  describedBy: string | undefined
  value: string | null
  onChange: (html: string | null) => void
  onBlur: () => void
  disabled: boolean
  wrong: boolean
}

const extensions = [
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
}: RichTextEditorProps) {
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value ? sanitised(value) : '',
    editable: !disabled,
    editorProps: {
      attributes: {
        class: text.richText ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
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
    editor.commands.setContent(value ? sanitised(value) : '', { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={wrong ? `${styles.richTextFrame} ${styles.wrong}` : styles.richTextFrame}>
      {!disabled && <EditorTools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
