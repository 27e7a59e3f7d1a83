import * as z from 'zod'
import { id } from './fields'
import { type Finding, findingsOf } from './findings'

/** Most rows of a file that is imported. */
export const maxImportRows = 5000

/** Largest body that carries them, in bytes. */
export const maxImportBytes = 16 * 1024 * 1024

/** The rows of a file, each an object of what its cells say. */
export const importRows = z
  .array(z.record(z.string().max(60), z.unknown()))
  .min(1)
  .max(maxImportRows)

/** How many rows became what. */
export const importCounts = { created: z.int(), updated: z.int(), unchanged: z.int(), refused: z.int() }

/** What becomes of a row. */
export const rowOutcomes = ['CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** A row as an import answers it, but for the record that it is about. */
export const importedRowFields = {
  /** From 1, the head of the file not counted. */
  row: z.int(),
  outcome: z.enum(rowOutcomes),
  name: z.string().nullable(),
  /** `about` names the record that stands in the way. */
  errors: z.array(z.object({ field: z.string(), message: z.string(), about: z.string().optional() })),
}

/** A record that an undo leaves as it is: somebody has changed it since, or something refers to it. */
export const keptRecord = z.object({ id, name: z.string(), reason: z.enum(['CHANGED', 'IN_USE']) })
export type KeptRecord = z.output<typeof keptRecord>

/** What a row says as far as it can be read, and everything that is wrong with it, by field. */
export type ReadRow<Said> = { said: Partial<Said>; findings: Finding[] }

// Each field for itself, so that one that cannot be read hides no fault of another.
const readableOf = (shape: z.ZodRawShape, row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const { data } = z.safeParse(schema, (row as Record<string, unknown>)[field])
      return data === undefined ? [] : [[field, data]]
    }),
  )

/**
 * Reads one row of a file.
 *
 * @param schema what a row may say.
 * @param check what compares its fields, also of a row of which some cannot be read.
 */
export const readRowAs = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  row: unknown,
  check: (said: object) => Finding[],
): ReadRow<z.output<z.ZodObject<Shape>>> => {
  type Said = Partial<z.output<z.ZodObject<Shape>>>
  const parsed = schema.safeParse(row)
  if (parsed.success) return { said: parsed.data as Said, findings: check(parsed.data) }
  const findings = findingsOf(parsed.error)
  if (typeof row !== 'object' || row === null) return { said: {}, findings }
  return { said: readableOf(schema.shape, row) as Said, findings: [...findings, ...check(row)] }
}

/** @returns the cells of a row that say something, trimmed. An empty cell says nothing, so it clears nothing. */
export const givenCells = <Column extends string>(cells: Partial<Record<Column, string>>) =>
  Object.fromEntries(
    Object.entries<string | undefined>(cells).flatMap(([column, text]) =>
      text?.trim() ? [[column, text.trim()]] : [],
    ),
  ) as Partial<Record<Column, string>>

const yes = /^(ja|j|x|1|true|wahr|yes|y)$/i

/** @returns whether a cell says yes, in either language or with a cross. */
export const saysYes = (cell: string): boolean => yes.test(cell.trim())
