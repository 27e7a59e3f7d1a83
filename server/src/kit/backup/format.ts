import * as z from 'zod'
import { OperatorError } from '../operator-error'

/*
 * A backup is a gzipped tar archive:
 *
 *   manifest.json               what it holds, see below
 *   secret.key                  the key of the encrypted secrets, where there is one
 *   files/...                   the contents as they lie in the data folder, or in the bucket without `files/`
 *   tables/<table>/000001.copy  the rows as PostgreSQL's COPY writes them in its text format, in parts of about 1 MB
 *   end.json                    the number of rows of every table; without it the backup is not complete
 */
export const formatVersion = 1

const table = z.object({ name: z.string(), columns: z.array(z.string()) })
const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() })
const migration = z.object({ name: z.string(), at: z.string() })

export const manifestSchema = z.object({
  product: z.literal('pietas'),
  format: z.int(),
  createdAt: z.string(),
  migrations: z.array(migration),
  tables: z.array(table),
  sequences: z.array(sequence),
})
export type Manifest = z.output<typeof manifestSchema>
export type TableFacts = z.output<typeof table>

export const endSchema = z.object({ rows: z.record(z.string(), z.int()), files: z.int() })
export type End = z.output<typeof endSchema>

export const paths = { manifest: 'manifest.json', secretKey: 'secret.key', end: 'end.json' } as const

export const partPath = (name: string, part: number): string => `tables/${name}/${String(part).padStart(6, '0')}.copy`

/** @returns the table whose rows an entry holds, or null for any other entry. */
export const tableOfPart = (path: string): string | null => /^tables\/([^/]+)\/\d+\.copy$/.exec(path)?.[1] ?? null

/** @returns the entry of a content. */
export const entryOfContent = (key: string): string => `files/${key}`

/** @returns the path of a file below the data folder, or null for any other entry. */
export const fileOfEntry = (path: string): string | null => {
  const isInside = path.startsWith('files/') && !path.split('/').includes('..')
  return isInside ? path : null
}

/** What keeps a backup from being made or used. */
export class BackupError extends OperatorError {}
