export type Texts = Record<string, string>
export type Values = Record<string, string | number>

const formOf = (language: string, count: number) => new Intl.PluralRules(language).select(count)

// From right to left, or told to be: as an island, or the rest of the sentence would be turned round with it.
const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/
const island = (value: string): string => (turning.test(value) ? `\u2068${value}\u2069` : value)

/** A name in the middle of a sentence: `{{lower:item}}`. What is written in capitals, such as VAT, stays so. */
const lower = (value: string): string => value.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())

/** The text of a key with its `{{values}}` filled in; `count` chooses the form. A key without a text stays visible. */
export function write(texts: Texts, language: string, key: string, values: Values = {}): string {
  const { count } = values
  const counted = typeof count === 'number' ? texts[`${key}_${formOf(language, count)}`] : undefined
  const text = counted ?? texts[key] ?? key
  // A count is read as a number, 12.500; every other value, ids among them, stands as it is.
  const shown = (name: string) =>
    name === 'count' && typeof count === 'number' ? new Intl.NumberFormat(language).format(count) : values[name]
  return text.replace(/\{\{(lower:)?(\w+)\}\}/g, (_, isLower: string | undefined, name: string) => {
    const value = String(shown(name) ?? '')
    return island(isLower ? lower(value) : value)
  })
}
