import type { ProcessFields } from '@pietas/contract/processes'
import { useNavigate } from '@tanstack/react-router'
import { hashOfField } from '../kit/form'

/** Leads to a field of the process that is open, to be filled there. */
export function useAskFor(): (field: keyof ProcessFields) => void {
  const navigate = useNavigate()
  return (field) => void navigate({ to: '.', search: { tab: 'base' } as never, hash: hashOfField(field) })
}
