import { useState } from 'react'
import { FilterBar, type FilterValues } from '../kit/list'
import { coffinFilters } from './coffins'
import { Example } from './example'

/** Every kind of filter, and what it says. */
export function FilterExample() {
  const [values, setValues] = useState<FilterValues>({ status: 'ACTIVE' })
  return (
    <Example
      title="Filter"
      about="FilterBar: eine Zeile je Filter in den Tatsachen; gewählt wird sofort, entfernt mit einem Klick."
    >
      <FilterBar filters={coffinFilters} values={values} onChange={setValues} />
      <pre style={{ width: '100%', overflow: 'auto' }}>{JSON.stringify(values, null, 2)}</pre>
    </Example>
  )
}
