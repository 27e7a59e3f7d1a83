import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import type { ZodObject, ZodType } from 'zod'
import { isMessageKey, useTranslation } from '../../i18n'
import { narrowSpan, span as spans } from '../grid'
import type { Describe } from '../merge/descriptions'
import { useDescription } from '../merge/use-description'
import { useMessage } from '../message'
import { useFormFacts } from '../record/form-context'

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

/**
 * Binds one field to the form around it: value, label, message, focus.
 *
 * @param describe how a value reads, where it does not read as it is stored.
 */
export function useField<Value>({ name, label, required, disabled, hint }: FieldProps, describe: Describe = asText) {
  const { form, labels } = useFormFacts()
  const { t } = useTranslation()
  const { field, fieldState } = useController({ name })
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
  return {
    value: field.value as Value,
    change: (value: Value) => field.onChange(value),
    blur: field.onBlur,
    ref: field.ref,
    label: title,
    required: required ?? isRequired(form.schema, name),
    disabled: disabled || form.mode === 'view',
    error: message !== undefined,
    helperText: message ?? hint,
  }
}

export const spanClass = ({ span, narrow }: Pick<FieldProps, 'span' | 'narrow'>): string =>
  `${spans[span ?? 2]} ${narrow ? narrowSpan[narrow] : ''}`.trim()
