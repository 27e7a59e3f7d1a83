import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type Choice, isChoice } from '@pietas/contract/correspondence'
import { type Editor, useEditorState } from '@tiptap/react'
import { Braces, GitBranch, SquareDashed, SquareX } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { whenIdle } from '../../kit/loading'
import { Tooltip } from '../../kit/tooltip'
import { wordsOf } from './chip-words'
import { insertChoice } from './insert-placeholder'
import { PlaceholderList } from './placeholder-list'
import { useEditorDom } from './use-editor-dom'

const ChoiceDialog = whenIdle(async () => (await import('./choice-dialog')).ChoiceDialog)
const WhenDialog = whenIdle(async () => (await import('./when-dialog')).WhenDialog)

// The text keeps its selection.
const keep = { onMouseDown: (event: React.MouseEvent) => event.preventDefault() }

/** Begins a placeholder where the caret stands: the list opens as if `{` had been typed. */
const begin = (editor: Editor) => editor.chain().focus().insertContent({ type: 'text', text: '{' }).run()

/** The button for placeholders, and the list that it opens. */
export function PlaceholderTool({ editor, isLine = false }: { editor: Editor; isLine?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Tooltip title={t('letter.editor.placeholder-hint')}>
        {isLine ? (
          <IconButton size="small" aria-label={t('letter.editor.placeholder')} {...keep} onClick={() => begin(editor)}>
            <Braces size={18} />
          </IconButton>
        ) : (
          <Button size="small" startIcon={<Braces size={18} />} {...keep} onClick={() => begin(editor)}>
            {t('letter.editor.placeholder')}
          </Button>
        )}
      </Tooltip>
      <PlaceholderList editor={editor} />
    </>
  )
}

type Open = { kind: 'choice'; from?: { by: Choice; words: string[] } } | { kind: 'when'; from?: string }

const chosenChoice = (editor: Editor): { by: Choice; words: string[] } | undefined => {
  const { selection } = editor.state
  const node =
    'node' in selection ? (selection.node as { type: { name: string }; attrs: Record<string, string> }) : null
  const { by = '', words = '' } = node?.type.name === 'choice' ? node.attrs : {}
  return isChoice(by) ? { by, words: wordsOf(by, words) } : undefined
}

/** What a letter has beyond a formatted text: placeholders, words by gender or number, and conditions. */
export function LetterTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Open>()
  const { when, isMarked } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      when: current.isActive('when') ? (current.getAttributes('when').when as string) : undefined,
      isMarked: !current.state.selection.empty,
    }),
  })
  const editChoice = useEffectEvent(() => {
    const from = chosenChoice(editor)
    if (from) setOpen({ kind: 'choice', from })
    return from !== undefined
  })
  useChipPress(editor, () => editChoice())
  const close = () => {
    setOpen(undefined)
    editor.commands.focus()
  }
  const condition = (next: string | null) => {
    const chain = editor.chain().focus()
    if (when) chain.extendMarkRange('when', { when }).unsetMark('when')
    if (next) chain.setMark('when', { when: next })
    chain.run()
  }
  return (
    <>
      <PlaceholderTool editor={editor} />
      <Tooltip title={t('letter.editor.choice')}>
        <IconButton
          size="small"
          aria-label={t('letter.editor.choice')}
          {...keep}
          onClick={() => setOpen({ kind: 'choice' })}
        >
          <GitBranch size={18} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t(isMarked || when ? 'letter.editor.when' : 'letter.editor.when-hint')}>
        <span>
          <IconButton
            size="small"
            aria-label={t('letter.editor.when')}
            aria-pressed={when !== undefined}
            color={when ? 'primary' : 'default'}
            disabled={!isMarked && !when}
            {...keep}
            onClick={() => setOpen({ kind: 'when', ...(when ? { from: when } : {}) })}
          >
            <SquareDashed size={18} />
          </IconButton>
        </span>
      </Tooltip>
      {when && (
        <Tooltip title={t('letter.editor.when-remove')}>
          <IconButton
            size="small"
            aria-label={t('letter.editor.when-remove')}
            {...keep}
            onClick={() => condition(null)}
          >
            <SquareX size={18} />
          </IconButton>
        </Tooltip>
      )}
      {open?.kind === 'choice' && (
        <ChoiceDialog
          from={open.from}
          onDone={(by, words) => insertChoice(editor, by, words)}
          onClose={close}
          onMissing={close}
        />
      )}
      {open?.kind === 'when' && <WhenDialog from={open.from} onDone={condition} onClose={close} onMissing={close} />}
    </>
  )
}

/** A chip that is chosen opens with Enter, and with two clicks. */
function useChipPress(editor: Editor, onPress: () => boolean) {
  const press = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return
    if (!onPress()) return
    event.preventDefault()
    event.stopPropagation()
  })
  const dom = useEditorDom(editor)
  useEffect(() => {
    const around = dom?.parentElement
    const listener = (event: Event) => press(event)
    around?.addEventListener('keydown', listener, true)
    around?.addEventListener('dblclick', listener, true)
    return () => {
      around?.removeEventListener('keydown', listener, true)
      around?.removeEventListener('dblclick', listener, true)
    }
  }, [dom])
}
