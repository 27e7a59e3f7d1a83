import type { Document } from '@pietas/contract/documents'
import { ApiProblem } from '@pietas/contract/kit/api-problem'
import { isProblem } from '../kit/api'
import type { DocumentFacts, Travel } from './document-facts'
import { storeDocument } from './document-values'
import type { FileRow } from './several-values'

/** Not all of several files are stored; `left` are those that wait, with what is said against them. */
export class LeftOver extends Error {
  override name = 'LeftOver'
  readonly left: readonly { row: FileRow; error: unknown }[]
  constructor(left: LeftOver['left']) {
    super()
    this.left = left
  }
}

const wasStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Whether the next file would fare no better. */
const endsAll = (error: unknown) =>
  wasStopped(error) || isProblem(error, 'STORAGE_FULL') || !(error instanceof ApiProblem)

export const isStopped = ({ left }: LeftOver): boolean => left.some(({ error }) => wasStopped(error))
export const isFull = ({ left }: LeftOver): boolean => left.some(({ error }) => isProblem(error, 'STORAGE_FULL'))

/**
 * Stores files one after another, so that a slow line carries one at a time.
 *
 * @throws LeftOver when something was not stored; the others are.
 */
export async function storeSeveral(
  facts: Pick<DocumentFacts, 'onCreate'>,
  files: ReadonlyMap<string, File>,
  rows: readonly FileRow[],
  { signal, onProgress }: Omit<Travel, 'idempotencyKey'>,
): Promise<Document[]> {
  const stored: Document[] = []
  const left: { row: FileRow; error: unknown }[] = []
  for (const [at, row] of rows.entries()) {
    if (left.some(({ error }) => endsAll(error))) {
      left.push({ row, error: undefined })
      continue
    }
    const travel = {
      ...{ version: undefined, idempotencyKey: row.key, signal },
      onProgress: (share: number) => onProgress((at + share) / rows.length),
    }
    const { fileName, documentLabel } = row
    const values = { fileName, documentLabel, allowClientPortal: false }
    try {
      stored.push(await storeDocument(facts, { file: files.get(row.key) }, values, travel))
    } catch (error) {
      left.push({ row, error })
    }
  }
  if (left.length > 0) throw new LeftOver(left)
  return stored
}
