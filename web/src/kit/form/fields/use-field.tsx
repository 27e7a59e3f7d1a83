import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { ZodObject, ZodType } from 'zod'
import { isMessageKey, useTranslation } from '../../i18n'
import { narrowSpan, span as spans } from '../grid'
import type { Describe } from '../merge/descriptions'
import { useDescription } from '../merge/use-description'
import { useMessage } from '../message'
import { useFormFacts } from '../record/form-context'
import { whenReleased } from '../released'
import { FieldFact } from './field-fact'

/** What every field takes: the name in the record, and how many of six columns it fills. */
export interface FieldProps {
  name: string
  /** Only where the label key does not follow from the name. */
  label?: string
  span?: 1 | 2 | 3 | 4 | 5 | 6
  /** The same on a telephone, where a field otherwise fills the line. */
  narrow?: 2 | 4
  /** For a field that the schema leaves open and the screen does not. */
  required?: boolean
  disabled?: boolean
  hint?: string | undefined
}

export const spanClass = ({ span, narrow }: Pick<FieldProps, 'span' | 'narrow'>): string =>
  `${spans[span ?? 2]} ${narrow ? narrowSpan[narrow] : ''}`.trim()

/** A field is required when the schema refuses null for it. */
function isRequired(schema: ZodType, name: string): boolean {
  const shape = (schema as Partial<ZodObject>).shape
  const field = shape?.[name] as ZodType | undefined
  return field ? !field.safeParse(null).success : false
}

interface Fault {
  message?: string | undefined
}

/** The fault of a field; where its value has several parts, that of the first part that has one. */
function faultOf(error: Fault | readonly (Fault | undefined)[] | undefined): Fault | undefined {
  return Array.isArray(error) ? error.find(Boolean) : (error as Fault | undefined)
}

const asText: Describe = (value: unknown) => String(value)

interface Reading {
  /** How a value reads as a fact, where that is more than among words: a link, formatted text. */
  read?: Describe
  /** What nothing stands for. */
  nothing?: unknown
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Binds one field to the form around it: value, label, message, focus. In a form that can only be read the field is its
 * `fact`, and nothing else of it is to be shown.
 *
 * @param describe how a value reads, where it does not read as it is stored.
 */
export function useField<Value>(props: FieldProps, describe: Describe = asText, reading: Reading = {}) {
  const { name, label, required, disabled, hint } = props
  const { form, labels } = useFormFacts()
  const { t } = useTranslation()
  const { field, fieldState } = useController({ name })
  // As it is called by then: a row above it may be taken away by the press that it waits for.
  const left = useRef<() => void>(undefined)
  useEffect(() => {
    left.current = field.onBlur
    return () => {
      left.current = undefined
    }
  })
  const message = useMessage(faultOf(fieldState.error))
  const { shown } = form
  // `fieldsOf` has seen to it that there is a text, or that a label is given.
  const key = `${labels}.${name}`
  const title = label ?? (isMessageKey(key) ? t(key) : key)
  useDescription(name, title, describe)
  useEffect(() => {
    shown.add(name)
    return () => {
      shown.delete(name)
    }
  }, [shown, name])
  const known = isNothing(field.value) ? reading.nothing : field.value
  const fact = form.mode === 'view' && (
    <FieldFact label={title} className={spanClass(props)}>
      {isNothing(known) ? null : (reading.read ?? describe)(known as never)}
    </FieldFact>
  )
  return {
    fact,
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    blur: () => whenReleased(() => left.current?.()),
    ref: field.ref,
    label: title,
    required: required ?? isRequired(form.schema, name),
    disabled: disabled ?? false,
    error: message !== undefined,
    helperText: message ?? hint,
  }
}
