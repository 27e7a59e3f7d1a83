import { PDFArray, PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { isArchivable, unmark } from './archive'

/** Moves what was drawn last below everything else. */
const lower = (page: PDFPage): void => {
  const contents = page.node.Contents()
  if (!(contents instanceof PDFArray) || contents.size() < 2) return
  const drawn = contents.get(contents.size() - 1)
  contents.remove(contents.size() - 1)
  contents.insert(0, drawn)
}

const load = (bytes: Uint8Array): Promise<PDFDocument> => PDFDocument.load(bytes, { updateMetadata: false })

/**
 * Lays the pages of stationery below those of a letter. The letter stays what it is, text and fonts; it bears the mark of
 * an archive only where the stationery keeps it too.
 *
 * @throws for what is no PDF, or is locked.
 */
export const layBelow = async (letter: Uint8Array, stationery: Uint8Array): Promise<Uint8Array> => {
  const [document, paper] = [await load(letter), await load(stationery)]
  const below = await document.embedPages(paper.getPages())
  for (const [at, page] of document.getPages().entries()) {
    const sheet = below[Math.min(at, below.length - 1)]
    if (!sheet) continue
    const { width, height } = page.getSize()
    page.drawPage(sheet, { x: 0, y: 0, width, height })
    lower(page)
  }
  if (!isArchivable(paper)) unmark(document)
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false })
}

/** @returns several PDFs as one, in their order. */
export const putTogether = async (parts: readonly Uint8Array[]): Promise<Uint8Array> => {
  const whole = await PDFDocument.create()
  for (const part of parts) {
    const document = await load(part)
    for (const page of await whole.copyPages(document, document.getPageIndices())) whole.addPage(page)
  }
  return whole.save()
}
