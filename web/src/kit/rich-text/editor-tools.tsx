import IconButton from '@mui/material/IconButton'
import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Italic, List, ListOrdered, type LucideIcon, Redo2, Underline, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { type MessageKey, useTranslation } from '../i18n'
import { Tooltip } from '../tooltip'
import * as styles from './editor-tools.module.css'

interface Tool {
  label: MessageKey
  icon: LucideIcon
  run: (editor: Editor) => void
  active?: (editor: Editor) => boolean
  possible?: (editor: Editor) => boolean
}

const tools: Tool[] = [
  {
    label: 'rich-text.bold',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    active: (editor) => editor.isActive('bold'),
  },
  {
    label: 'rich-text.italic',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    active: (editor) => editor.isActive('italic'),
  },
  {
    label: 'rich-text.underline',
    icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    active: (editor) => editor.isActive('underline'),
  },
  {
    label: 'rich-text.heading',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (editor) => editor.isActive('heading'),
  },
  {
    label: 'rich-text.list',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    active: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'rich-text.numbers',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    active: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'rich-text.undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    possible: (editor) => editor.can().undo(),
  },
  {
    label: 'rich-text.redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    possible: (editor) => editor.can().redo(),
  },
]

interface EditorToolsProps {
  editor: Editor
  /** Whether the text can look otherwise in places. */
  looks: boolean
  /** Buttons of a text of its own kind. */
  children?: ReactNode
}

/** The buttons above a formatted text. */
export function EditorTools({ editor, looks, children }: EditorToolsProps) {
  const { t } = useTranslation()
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map((tool) => ({
        active: tool.active?.(current) ?? false,
        possible: tool.possible?.(current) ?? true,
      })),
  })
  return (
    <div className={styles.richTextTools} role="toolbar" aria-label={t('rich-text.tools')}>
      {looks &&
        tools.map(({ label, icon: Icon, run, active }, index) => (
          <Tooltip key={label} title={t(label)}>
            <span>
              <IconButton
                size="small"
                aria-label={t(label)}
                {...(active ? { 'aria-pressed': states[index]?.active ?? false } : {})}
                color={states[index]?.active ? 'primary' : 'default'}
                disabled={!states[index]?.possible}
                // The text keeps its selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                <Icon size={18} />
              </IconButton>
            </span>
          </Tooltip>
        ))}
      {children}
    </div>
  )
}
