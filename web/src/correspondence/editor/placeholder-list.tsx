import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import type { Placeholder } from '@pietas/contract/correspondence'
import { type Editor, useEditorState } from '@tiptap/react'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../../kit/i18n'
import { ChipPlace } from './chip-place'
import { type FoundPlaceholder, findPlaceholders } from './find-placeholders'
import { insertPlaceholder, typedPlaceholder } from './insert-placeholder'
import * as styles from './placeholder-list.module.css'
import { useEditorDom } from './use-editor-dom'

/** What opens as soon as `{` is typed: the placeholders that fit what follows it. The focus stays in the text. */
export function PlaceholderList({ editor }: { editor: Editor }) {
  const typed = useEditorState({ editor, selector: ({ editor: current }) => typedPlaceholder(current) })
  const [given, setGiven] = useState<number>()
  const from = typed?.from
  useEffect(() => {
    // Given up is this one; another `{` is another wish.
    if (from === undefined) setGiven(undefined)
  }, [from])
  if (!typed || given === typed.from) return null
  return <OpenList key={typed.from} editor={editor} {...typed} onGiveUp={() => setGiven(typed.from)} />
}

interface OpenListProps {
  editor: Editor
  query: string
  from: number
  to: number
  onGiveUp: () => void
}

function OpenList({ editor, query, from, to, onGiveUp }: OpenListProps) {
  const { t } = useTranslation()
  const id = useId()
  const found = findPlaceholders(query, t)
  const [wished, setAt] = useState(0)
  const at = Math.min(wished, Math.max(found.length - 1, 0))
  const choose = (name: Placeholder) => insertPlaceholder(editor, name, { from, to })
  const step = (by: number) => setAt((at + by + found.length) % Math.max(found.length, 1))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = found[at]
    const does: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: onGiveUp,
      Enter: chosen && (() => choose(chosen.name)),
      Tab: chosen && (() => choose(chosen.name)),
    }
    const run = event.isComposing ? undefined : does[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  })
  const dom = useEditorDom(editor)
  useEffect(() => {
    const around = dom?.parentElement
    const listener = (event: KeyboardEvent) => press(event)
    around?.addEventListener('keydown', listener, true)
    return () => around?.removeEventListener('keydown', listener, true)
  }, [dom])
  useSpoken(dom, id, found.length > 0 ? `${id}${at}` : undefined)
  const anchor = { getBoundingClientRect: () => rectAt(editor, from) }
  return (
    <>
      <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
        <Paper elevation={8}>
          {found.length === 0 ? (
            <p className={styles.none}>{t('letter.editor.none')}</p>
          ) : (
            <Options id={id} found={found} at={at} onChoose={choose} />
          )}
        </Paper>
      </Popper>
      <span role="status" style={{ position: 'absolute', clip: 'rect(0 0 0 0)', overflow: 'hidden' }}>
        {found.length === 0 ? t('letter.editor.none') : t('letter.editor.found', { count: found.length })}
      </span>
    </>
  )
}

interface OptionsProps {
  id: string
  found: readonly FoundPlaceholder[]
  at: number
  onChoose: (name: Placeholder) => void
}

function Options({ id, found, at, onChoose }: OptionsProps) {
  const { t } = useTranslation()
  const facts = use(ChipPlace)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is chosen
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('letter.editor.list')} className={styles.list}>
      {found.map(({ name, words, group }, index) => (
        <div key={name} role="presentation">
          {group !== found[index - 1]?.group && (
            <div className={styles.group} aria-hidden>
              {group}
            </div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: it is named by aria-activedescendant */}
          <div
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            aria-label={`${words}, ${group}`}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(name)}
          >
            {words}
            {facts?.values[name] && (
              <span className={styles.said} dir="auto">
                {facts.values[name]}
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Tells people who hear the text that there is a list, and what is chosen in it. */
function useSpoken(dom: HTMLElement | null, list: string, option: string | undefined) {
  useEffect(() => {
    if (!dom) return
    const says: [string, string | undefined][] = [
      ['aria-autocomplete', 'list'],
      ['aria-controls', option && list],
      ['aria-activedescendant', option],
    ]
    for (const [name, value] of says) if (value) dom.setAttribute(name, value)
    return () => {
      for (const [name] of says) dom.removeAttribute(name)
    }
  }, [dom, list, option])
}

function rectAt(editor: Editor, position: number): DOMRect {
  if (editor.isDestroyed) return new DOMRect()
  const { left, top, bottom } = editor.view.coordsAtPos(Math.min(position, editor.state.doc.content.size))
  return new DOMRect(left, top, 0, bottom - top)
}
