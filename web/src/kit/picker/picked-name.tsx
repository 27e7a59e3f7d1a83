import type { PickerSource } from './source'
import { useChosen } from './use-options'

/** The name of a chosen record, for where it is read and not chosen. */
export function PickedName<Item extends { id: number }>({ source, id }: { source: PickerSource<Item>; id: number }) {
  const { data } = useChosen(source, id)
  return <>{data ? source.label(data) : '…'}</>
}
