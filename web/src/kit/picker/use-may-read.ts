import { usePermissions } from '../session'
import type { PickerSource } from './source'

/** Whether the list of a source may be asked for at all. */
export function useMayRead<Item extends { id: number }>({ read }: Pick<PickerSource<Item>, 'read'>): boolean {
  const may = usePermissions()
  return read === undefined || [read].flat().some((right) => may(right))
}
