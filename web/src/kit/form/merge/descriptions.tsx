import { Fragment, type ReactNode } from 'react'
import { get } from 'react-hook-form'

/** How a value reads, as its field shows it; null when there is nothing to read. */
export type Describe = (value: never) => ReactNode

/** What a field says about itself to those who have to name it outside of the form. */
export interface Description {
  label: string
  describe: Describe
  /** It speaks for its parts as well, which may be fields of their own. */
  whole: boolean
}

export type Descriptions = Map<string, Description>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** What a field of the record is called on the screen; undefined when no field shows it. */
export function labelOf(descriptions: Descriptions, name: string): string | undefined {
  const own = descriptions.get(name)?.label
  return own ?? [...descriptions].find(([part]) => part.startsWith(`${name}.`))?.[1].label
}

/** The value of a field of the record as the form shows it, the parts of an object one after the other. */
export function describeValue(descriptions: Descriptions, name: string, value: unknown): ReactNode {
  if (isEmpty(value)) return null
  const own = descriptions.get(name)
  const said = own?.describe(value as never)
  if (own?.whole) return said
  const parts = [...descriptions]
    .filter(([part]) => part.startsWith(`${name}.`))
    .map(([part, { describe }]) => ({ part, value: get(value, part.slice(name.length + 1)) as never, describe }))
    .filter((part) => !isEmpty(part.value))
  if (parts.length === 0) return said
  return (
    <>
      {said}
      {parts.map(({ part, value: ofPart, describe }, index) => (
        <Fragment key={part}>
          {(said || index > 0) && ', '}
          {describe(ofPart)}
        </Fragment>
      ))}
    </>
  )
}
