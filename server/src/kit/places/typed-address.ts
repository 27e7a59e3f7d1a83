/** What somebody types into an address search, taken apart. */
export type TypedAddress = { street: string | null; streetNumber: string | null; town: string }

const houseNumber = /^(.*\D)\s+(\d+\s?[a-z]?(?:\s?[-/]\s?\d+\s?[a-z]?)?)$/i

const streetOf = (text: string): Omit<TypedAddress, 'town'> => {
  if (text === '') return { street: null, streetNumber: null }
  const [, street, number] = houseNumber.exec(text) ?? []
  return { street: (street ?? text).trim(), streetNumber: number?.trim() ?? null }
}

/** `Lindenstraße 5, 02826 Görlitz`, with the comma or with a postal code after which the town stands. */
export const readTyped = (typed: string): TypedAddress => {
  const text = typed.replace(/\s+/g, ' ').trim()
  const comma = text.lastIndexOf(',')
  const code = text.search(/(?<!\S)\d{5}(?!\S)/)
  const border = comma >= 0 ? comma : Math.max(0, code)
  const before = text.slice(0, border).split(',').at(-1) ?? ''
  return { ...streetOf(before.trim()), town: text.slice(border).replace(/^,/, '').trim() }
}
