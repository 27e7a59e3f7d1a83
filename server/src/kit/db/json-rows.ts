import type { FieldDef } from 'pg'

/** A row as PostgreSQL sent it: one text, or null, for each column. */
export type Row = (string | null)[]

const quoted = (text: string): string => `"${text}"`
const asIs = (text: string): string => text

const special = /["\\\p{Cc}]/u
// Most texts hold nothing to escape, and finding that out is cheaper than escaping.
const escaped = (text: string): string => (special.test(text) ? JSON.stringify(text) : quoted(text))

// `2026-11-21 01:18:22.788123+00` as ISO 8601 with milliseconds; the connection's zone is UTC.
const instant = (text: string): string => {
  const fraction = text.slice(19).replace(/\+00$/, '').padEnd(4, '0').slice(1, 4)
  return `"${text.slice(0, 10)}T${text.slice(11, 19)}.${text[19] === '.' ? fraction : '000'}Z"`
}

/** How a column's text becomes JSON, by the number of its type in PostgreSQL's catalog. */
const writers: Record<number, (text: string) => string> = {
  16: (text) => (text === 't' ? 'true' : 'false'),
  20: asIs,
  21: asIs,
  23: asIs,
  25: escaped,
  114: asIs,
  701: asIs,
  1043: escaped,
  1082: quoted,
  1184: instant,
  3802: asIs,
}

const writerOf = (field: FieldDef): ((text: string) => string) => {
  const writer = writers[field.dataTypeID]
  if (!writer) throw new Error(`Column ${field.name} has type ${field.dataTypeID}: state how it is shown as JSON`)
  return writer
}

/** The driver hands over every value as the text it came in. */
export const asTexts = { getTypeParser: () => (value: string) => value } as never

type Column = { key: string; keyOfNull: string; write: (text: string) => string }

// A statement has the same columns each time; its name tells which.
const known = new Map<string, Column[]>()
const maxKnown = 2000

const columnsOf = (name: string, fields: readonly FieldDef[]): Column[] => {
  const found = known.get(name)
  if (found) return found
  const columns = fields.map((field, at) => {
    const key = `${at === 0 ? '{' : ','}${JSON.stringify(field.name)}:`
    return { key, keyOfNull: `${key}null`, write: writerOf(field) }
  })
  if (known.size >= maxKnown) known.clear()
  known.set(name, columns)
  return columns
}

// Joined from pieces and not added up: thousands of half-built strings would keep the garbage collector busy.
const jsonRow = (columns: readonly Column[], row: Row): string => {
  const pieces = new Array<string>(columns.length)
  let at = 0
  for (const { key, keyOfNull, write } of columns) {
    const value = row[at]
    pieces[at++] = value === null || value === undefined ? keyOfNull : key + write(value)
  }
  return `${pieces.join('')}}`
}

/**
 * Turns rows into JSON as they come, as the columns are named. That keeps the work off the database, of which there is
 * one; servers there can be many.
 *
 * @param name of the statement that was asked.
 * @param hidden how many columns at the end stay out of the JSON.
 * @returns a function that makes the JSON object of a row.
 */
export const rowWriter = (name: string, fields: readonly FieldDef[], hidden: number): ((row: Row) => string) => {
  const columns = columnsOf(name, fields.slice(0, fields.length - hidden))
  return (row) => jsonRow(columns, row)
}
