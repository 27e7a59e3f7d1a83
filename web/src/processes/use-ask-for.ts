import { useNavigate } from '@tanstack/react-router'
import { hashOfField } from '../kit/form'
import type { ProcessValues } from './process-values'

/** Leads to a field of the process that is open, to be filled there. */
export function useAskFor(): (field: keyof ProcessValues) => void {
  const navigate = useNavigate()
  return (field) => void navigate({ to: '.', search: { tab: 'base' } as never, hash: hashOfField(field) })
}
