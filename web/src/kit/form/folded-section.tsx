import { type ReactNode, useEffect, useRef, useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { useAskedField } from './asked-field'
import { Fold } from './fold'
import * as styles from './folded-section.module.css'
import { FormGrid } from './grid'
import { useFormFacts } from './record/form-context'

interface FoldedSectionProps {
  title: string
  /** The fields in it: a value or a fault in one of them unfolds the section. */
  fields: readonly string[]
  children: ReactNode
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** A group of fields that many records do not need: one line until somebody unfolds it. */
export function FoldedSection({ title, fields, children }: FoldedSectionProps) {
  const { form } = useFormFacts()
  const { control, getValues, setFocus } = useFormContext()
  const holdsSomething = () => fields.some((name) => isFilled(getValues(name)))
  const [open, setOpen] = useState(holdsSomething)
  const { errors } = useFormState({ control })
  const faulty = fields.find((name) => get(errors, name))
  const awaited = useRef<string>(undefined)
  const isFirstFault = faulty !== undefined && Object.keys(errors).every((name) => fields.includes(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when a draft has come back, not at every key
  useEffect(() => {
    if (holdsSomething()) setOpen(true)
  }, [form.restored])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fault unfolds; whoever folds it up again may
  useEffect(() => {
    if (!faulty || open) return
    setOpen(true)
    // The form looks for the fault among the fields that it sees, and this one was not there yet.
    if (isFirstFault) awaited.current = faulty
  }, [faulty])
  useAskedField((name) => {
    if (!fields.includes(name)) return
    if (open) return setFocus(name)
    setOpen(true)
    awaited.current = name
  })
  useEffect(() => {
    if (!open || !awaited.current) return
    setFocus(awaited.current)
    awaited.current = undefined
  }, [open, setFocus])
  return (
    <Fold title={title} open={open} isEmpty={!holdsSomething()} onToggle={setOpen} className={styles.foldedSection}>
      <FormGrid>{children}</FormGrid>
    </Fold>
  )
}
