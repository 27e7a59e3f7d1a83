import {
  cleanFileName,
  type Document,
  type DocumentContext,
  documentFields,
  type FileNameParts,
  maxFileName,
  newDocument,
  splitFileName,
} from '@pietas/contract/documents'
import type { DocumentFacts, DocumentValues, Travel } from './document-facts'

export type { DocumentValues } from './document-facts'

/** What a form is about: a file that is not stored yet, or a document that is. */
export interface Subject {
  file?: File | undefined
  document?: Document | undefined
}

/** A form is for a new document as long as a file is pending: spec 1 section 4. */
export const documentMode = ({ file }: Subject): 'create' | 'update' => (file ? 'create' : 'update')

/** What the form checks: only labels of the context will do. */
export const documentSchema = (context: DocumentContext) =>
  documentFields.extend({ documentLabel: newDocument(context).shape.documentLabel })

/** The name that a file is stored by unless somebody types another one. */
export function nameOfFile({ name }: File): FileNameParts {
  const { base, extension } = splitFileName(cleanFileName(name))
  return { base: base.slice(0, maxFileName - extension.length).toWellFormed(), extension }
}

/** Name and extension of what a form is about. */
export function namePartsOf({ file, document }: Subject): FileNameParts {
  if (file) return nameOfFile(file)
  const { fileName, extension } = document ?? { fileName: '', extension: '' }
  return { base: fileName.slice(0, fileName.length - extension.length), extension }
}

export const documentValues = (subject: Subject, label: string | null = null): DocumentValues => ({
  fileName: namePartsOf(subject).base,
  documentLabel: subject.document?.documentLabel ?? label,
  allowClientPortal: subject.document?.allowClientPortal ?? false,
})

/**
 * Stores a new document or the changes of one.
 *
 * @throws when the file or the handler that is needed is missing; then nothing is sent: spec 1 section 8.
 */
export async function storeDocument(
  { onCreate, onUpdate }: Pick<DocumentFacts, 'onCreate' | 'onUpdate'>,
  { file, document }: Subject,
  values: Partial<DocumentValues>,
  { version, ...travel }: Travel & { version: number | undefined },
): Promise<Document> {
  if (document) {
    if (!onUpdate) throw new Error('onUpdate is required')
    return onUpdate(document, values, version ?? document.version)
  }
  if (!file) throw new Error('File is required')
  if (!onCreate) throw new Error('onCreate is required')
  return onCreate(values as DocumentValues, file, travel)
}
