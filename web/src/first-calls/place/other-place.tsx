import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormMode } from '../../kit/form'
import { AskButton } from '../ask-button'
import type { FirstCallValues } from '../first-call-values'
import { PlaceField } from './place-field'

interface OtherPlaceProps {
  name: 'currentPosition' | 'pickUpDestination'
  label: string
  /** What the button says that asks for it. */
  question: string
}

/** A place that mostly follows from another one; it is asked for where it does not. */
export function OtherPlace({ name, label, question }: OtherPlaceProps) {
  const address = useWatch<FirstCallValues, typeof name>({ name })
  const [isAsked, setIsAsked] = useState(false)
  const isViewed = useFormMode() === 'view'
  if (isAsked || address || isViewed) return <PlaceField name={name} label={label} />
  return <AskButton label={question} onAsk={() => setIsAsked(true)} />
}
