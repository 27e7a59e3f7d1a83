import { type FocusEvent, type KeyboardEvent, type RefObject, use, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { FormGrid } from '../form'
import { useFormFacts } from '../form/record/form-context'
import { showRules } from '../form/record/show-rules'
import { released } from '../form/released'
import { useShortcut } from '../shortcut'
import type { Fact } from './fact-group'
import * as styles from './facts.module.css'
import { CommitContext } from './use-commit'

interface FactEditorProps {
  fact: Fact
  /** The field that the address asks for, until it has the focus. */
  asked: RefObject<string | undefined>
  /** Told whether the focus stood in it and has to go somewhere. */
  onClose: (hadFocus: boolean) => void
}

// Lists, calendars and dialogs that belong to a field stand elsewhere on the page.
const above = '.MuiModal-root, .MuiPopper-root'
const typable = '[role=combobox], input:not([type=hidden], [aria-hidden=true]), textarea:not([aria-hidden=true])'

/** The field of a fact, where the fact stands: Enter and leaving it store, Escape takes back. */
export function FactEditor({ fact, asked, onClose }: FactEditorProps) {
  const { form } = useFormFacts()
  const committing = use(CommitContext)
  const hook = useFormContext()
  const container = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const { names } = fact
  // The facts themselves may stand in a drawer.
  const isAbove = (target: EventTarget | null) => {
    const layer = target instanceof Element ? target.closest(above) : null
    return layer !== null && !layer.contains(container.current)
  }
  const hadFocus = () => container.current?.contains(document.activeElement) ?? false

  const store = async (focus: boolean) => {
    if (form.mode === 'view' || !committing) return
    setBusy(true)
    const isStored = await committing.commit(names, { focus, after: released() })
    setBusy(false)
    if (isStored) onClose(hadFocus())
  }
  const giveUp = () => {
    committing?.takeBack(names)
    onClose(true)
  }
  useShortcut('save', () => void store(true))
  useStart(container, asked, fact)
  useAnsweredAtOnce(fact, () => void store(false))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isAbove(event.target)) return
    if (event.key === 'Escape') {
      // A drawer or dialog around it stays open.
      event.stopPropagation()
      giveUp()
    }
    if (event.key !== 'Enter' || !entersAtOnce(event)) return
    event.preventDefault()
    void store(true)
  }
  const onBlur = ({ relatedTarget, target }: FocusEvent) => {
    // Another window is looked at, and then this one again.
    if (!document.hasFocus() || isAbove(target) || isAbove(relatedTarget)) return
    if (container.current?.contains(relatedTarget)) return showRules({ ...form, hook } as never)
    void store(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields in it are what one acts on
    <div
      ref={container}
      data-fact={names[0]}
      className={`${styles.editor} ${fact.wide ? styles.wide : ''}`}
      aria-busy={busy}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <dt className="visually-hidden">{fact.label}</dt>
      <dd>
        <FormGrid>{fact.fields}</FormGrid>
      </dd>
    </div>
  )
}

/** Where Enter means something else, such as the next line of a text, Control does it. */
function entersAtOnce({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (target instanceof HTMLTextAreaElement) return ctrlKey || metaKey
  return target instanceof HTMLInputElement
}

/** The field takes the focus; a list from which the whole answer is to be chosen is open at once. */
function useStart(
  container: RefObject<HTMLDivElement | null>,
  asked: RefObject<string | undefined>,
  { atOnce = false }: Fact,
) {
  const { setFocus } = useFormContext()
  useEffect(() => {
    const name = asked.current
    asked.current = undefined
    const element = container.current?.querySelector<HTMLElement>(typable)
    if (name) return setFocus(name)
    element?.focus()
    if (element instanceof HTMLInputElement) element.select()
    if (!atOnce || element?.getAttribute('role') !== 'combobox') return
    // The lists of the library open by the press alone, and only once they are drawn.
    const press = () => element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    const drawn = setTimeout(press)
    return () => clearTimeout(drawn)
  }, [container, asked, setFocus, atOnce])
}

/** A choice is stored once it is made; a field that was emptied may be about to be filled anew. */
function useAnsweredAtOnce({ names, atOnce }: Fact, store: () => void) {
  const { control, getValues } = useFormContext()
  const { dirtyFields } = useFormState({ control, name: [...names] })
  const latest = useRef(store)
  latest.current = store
  const answered = atOnce && names.some((name) => dirtyFields[name] && getValues(name) !== null)
  useEffect(() => {
    if (answered) latest.current()
  }, [answered])
}
