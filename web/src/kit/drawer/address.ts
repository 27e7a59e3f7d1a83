/**
 * How a drawer stands in the address, as `?name=` and what `write` answers: what somebody sends by link, and finds
 * again after a reload.
 */
export interface DrawerAddress<Props> {
  write: (props: Props) => string
  /** @returns nothing for a text that names no drawer: anybody may write it. */
  read: (value: string) => Props | undefined
}

/** What stands in the address of a record that is to be made. */
export const isNew = 'new'

/** Parts of an address in their order; those that are not there are left out at the end. */
export const written = (...parts: (string | number | undefined | false)[]) => parts.filter(Boolean).join('-')

const id = /^[1-9]\d{0,9}$/

/** @returns the number of a record that a part of an address names. */
export const idIn = (part: string | undefined): number | undefined =>
  part !== undefined && id.test(part) ? Number(part) : undefined
