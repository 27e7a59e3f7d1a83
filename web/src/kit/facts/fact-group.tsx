import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormMode } from '../form'
import { useAskedField } from '../form/asked-field'
import { FactEditor } from './fact-editor'
import * as styles from './facts.module.css'
import { ReadFact, useFocusBack } from './read-fact'

/** One thing that is known of a record, or could be. */
export interface Fact {
  /** The fields behind it, which are stored together; the first one names it. */
  names: readonly [string, ...string[]]
  label: string
  /** How it reads; nothing = not known. */
  value: ReactNode
  /** Its fields, for as long as it is being changed. */
  fields: ReactNode
  /** Several fields, which take the whole line while they are open. */
  wide?: boolean
  /** A choice is the whole answer and stored at once. */
  atOnce?: boolean
  /** It belongs to the record and stands there even where it is not known. */
  always?: boolean
}

interface FactGroupProps {
  title: string
  facts: readonly Fact[]
  /** What is read above the facts, such as a list. */
  children?: ReactNode
}

const isKnown = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false

/** Facts that belong together. What is known is read; what is not waits in one quiet line below. */
export function FactGroup({ title, facts, children }: FactGroupProps) {
  const id = useId()
  const viewing = useFormMode() === 'view'
  const { setFocus } = useFormContext()
  const [open, setOpen] = useState<readonly string[]>([])
  const [back, setBack] = useState<string>()
  const asked = useRef<string>(undefined)
  const isOpen = ({ names: [key] }: Fact) => open.includes(key)
  const openFact = ({ names: [key] }: Fact) => setOpen((now) => [...now.filter((one) => one !== key), key])
  const close = ({ names: [key] }: Fact, returns: boolean) => {
    setOpen((now) => now.filter((one) => one !== key))
    setBack(returns ? key : undefined)
  }
  useAskedField((name) => {
    const fact = facts.find(({ names }) => names.includes(name))
    if (!fact || viewing) return
    if (isOpen(fact)) return setFocus(name)
    asked.current = name
    openFact(fact)
  })
  const shown = facts.filter((fact) => isKnown(fact) || isOpen(fact) || fact.always)
  const rest = viewing ? [] : facts.filter((fact) => !shown.includes(fact))
  if (viewing && shown.length === 0 && !children) return null
  const says = children || facts.some(isKnown)
  return (
    <section aria-labelledby={id} className={styles.group} {...(says ? {} : { 'data-screen-only': true })}>
      <h2 id={id}>{title}</h2>
      {children}
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map((fact) =>
            // Who may not store it any more still finds what he has typed.
            isOpen(fact) ? (
              <FactEditor key={fact.names[0]} fact={fact} asked={asked} onClose={(returns) => close(fact, returns)} />
            ) : (
              <ReadFact
                key={fact.names[0]}
                fact={fact}
                isBack={back === fact.names[0]}
                onOpen={viewing ? undefined : () => openFact(fact)}
              />
            ),
          )}
        </dl>
      )}
      {rest.length > 0 && (
        <div className={styles.rest} data-screen-only>
          {rest.map((fact) => (
            <RestFact key={fact.names[0]} fact={fact} isBack={back === fact.names[0]} onOpen={() => openFact(fact)} />
          ))}
        </div>
      )}
    </section>
  )
}

/** What is not known yet: a press opens its field. */
function RestFact({ fact, isBack, onOpen }: { fact: Fact; isBack: boolean; onOpen: () => void }) {
  const button = useFocusBack(isBack)
  return (
    <button ref={button} type="button" className={styles.restFact} onClick={onOpen}>
      <Plus size={14} aria-hidden />
      {fact.label}
    </button>
  )
}
