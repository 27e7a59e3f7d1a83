import type { Finding } from '../kit'
import type { DocumentFields } from './fields'
import { type DocumentContext, documentLabelsOf } from './labels'

/** A label is only right for what the document belongs to: spec 1 section 3.2. */
export const checkDocument = (
  context: DocumentContext,
  { documentLabel }: Partial<Pick<DocumentFields, 'documentLabel'>>,
): Finding[] =>
  documentLabel === undefined || documentLabelsOf(context).includes(documentLabel)
    ? []
    : [{ field: 'documentLabel', message: 'document.validation.documentLabel' }]

/**
 * Whether releasing a document to the client portal can have an effect: only a process is shown there, and only to
 * persons who were invited. The form offers the switch accordingly: spec 1 section 5. A release made all the same is
 * kept for those who are invited later.
 */
export const canReleaseToPortal = (context: DocumentContext, invitedPersons: number): boolean =>
  (context === 'PROCESS' || context === 'DEATH_NOTICE') && invitedPersons > 0

/** Types that a browser may show by itself; everything else is downloaded: what could hold a script never opens. */
export const shownTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
] as const

/** Types of a picture that somebody shows of himself, and of a logo: what every browser paints. */
export const profilePictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Types of the picture of an announcement. */
export const announcementPictureTypes: readonly string[] = [...profilePictureTypes, 'image/gif']

/** Types of a picture of an article, and how many of them it has at most. */
export const productPictureTypes: readonly string[] = [...profilePictureTypes]
export const mostProductPictures = 8

/** Types of a stationery. */
export const letterTemplateTypes: readonly string[] = ['application/pdf']

/**
 * Types of which there is a small picture. Not of HEIC: whoever unpacks it needs a licence for its compression.
 */
export const picturedTypes: readonly string[] = [...shownTypes, 'image/tiff']
